import type { ComponentType, ReactNode } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { EndpointKey } from '../../contract/endpoints';
import type { Capability } from '../../contract/vocabulary';
import type { ButtonProps } from '../../ui/Button';
import type { Parents } from './Parents';
import type { CallName } from './verbs';

/**
 * Action: one call as a button, in the menu of a row and above the form of a record; over ticked rows, too, where the call takes many.
 * It asks, does, tells, and offers the way back where the answer names one. Nobody sees it whom the backend would refuse.
 *
 * Its words may name `%{what}`, which is the record by its name or so many of them, and of one record its own keys: `%{email}`.
 */
export interface Action<R extends RaRecord = RaRecord> {
  readonly call: EndpointKey;
  readonly label: string;
  readonly icon?: ComponentType<{ readonly fontSize?: 'small'; readonly 'aria-hidden'?: true }>;
  /** What is asked first, at once or when it is needed; absent: it is done at once. */
  readonly ask?: ActionQuestion | (() => Promise<ActionQuestion>);
  /** What is said when it is done; default: the label, and of what. */
  readonly done?: string;
  /** The records that it can be done to; default: all. Of many that are ticked the backend says which it leaves. */
  when?(record: R): boolean;
}

export interface ActionQuestion {
  readonly title: string;
  readonly note?: string;
  /** What the button says; default: the label. */
  readonly confirmLabel?: string;
  /** Default: `primary`; what takes something away is an `error`. */
  readonly tone?: ButtonProps['variant'];
  /** Said where a failure says nothing itself. */
  readonly fallback?: string;
  /** What is said when it is done, where that comes with the question. */
  readonly done?: string;
}

/** What a resource offers to do to many of its records at once, besides the verbs of every list. */
export interface ResourceBulk {
  /** The calls that its acts make: who may make one of them ticks rows. */
  readonly calls: readonly CallName[];
  /** What the backend must announce for any of them; default: nothing. */
  readonly capability?: Capability;
  /** The buttons of the bar over ticked rows; their code comes when it is needed. */
  readonly acts: () => Promise<readonly BulkAct[]>;
  /** What the list says by its place and the call by a filter; by the names of the call. */
  found?(parents: Parents): Readonly<Record<string, unknown>>;
}

/** One of them. Another kind of act over ticked rows is one more: its `Dialog` is told what is ticked. */
export interface BulkAct {
  readonly key: string;
  readonly label: string;
  /** What the bar has room for, out of the same words; default: the label. */
  readonly short?: string;
  readonly Icon?: ComponentType<{ fontSize?: 'small'; 'aria-hidden'?: true }> | undefined;
  /** The call it makes: nobody is offered what the backend would refuse them. */
  readonly call: CallName;
  /** What the backend must announce; default: nothing. */
  readonly capability?: Capability;
  /** The fields it writes: nobody is offered what their role may not write. */
  readonly fields?: readonly string[];
  /** Whether it can be done to these at all; default: it can. */
  isFor?(target: BulkTarget): boolean;
  readonly Dialog: ComponentType<BulkActProps>;
}

export interface BulkActProps {
  readonly target: BulkTarget;
  /** The button that was pressed. */
  readonly anchor: HTMLElement;
  /** Called once nothing of it is on the screen any more: unmount it then. */
  readonly onClosed: () => void;
}

/** What an act is about. */
export interface BulkTarget {
  /** The resource. */
  readonly resource: string;
  readonly ids: readonly Identifier[];
  /** Where the records stand; fills the path of the call. */
  readonly parents: Parents;
  /** So many of them, in words. */
  countOf(count: number): string;
  /** The small picture of a record that the page knows. */
  pictureOf?(id: Identifier): ReactNode;
  /** What shows them, besides what hangs on the query cache, is asked for again. */
  readAgain?(): void;
  /** It is done: the ticks may go. */
  onDone?(): void;
}
