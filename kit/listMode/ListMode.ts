import { createContext, type ReactNode, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Capability } from '../../contract/vocabulary';
import { text } from '../../i18n/text';
import type { Resource } from '../declaration/defineResource';
import { verbsOf } from '../declaration/knownCalls';
import type { Card, Column, RowAction } from '../declaration/ResourceDeclaration';
import type { Verb } from '../declaration/verbs';
import type { May } from '../parts/may';
import { contentText } from '../verbs/contentText';

export type ListKind = 'list' | 'deleted';

/** What the generic list shows right now: a resource's records, or its deleted ones. One and the same page serves both. */
export interface ListMode {
  readonly resource: Resource;
  readonly kind: ListKind;
  readonly columns: readonly Column[];
  readonly card: Card;
  readonly search?: string;
  readonly filters?: string;
  /** Lines under the title of a row: what is inside a deleted record, what its resource says of it. */
  notes(record: RaRecord): readonly ReactNode[];
  /** Whether it is told what guests see of the records. */
  readonly tellsGuests: boolean;
  /** What can be done to one row and to the ticked rows. */
  readonly verbs: readonly Verb[];
  /** The verbs that fit a row. */
  verbsFor(record: RaRecord): readonly Verb[];
  /** Whether a row can be ticked: something is there to be done to it with others. */
  canTick(record: RaRecord): boolean;
  /** What one comes to a row for: it has a button of its own there. */
  readonly quickVerb?: Verb;
  /** What the resource adds to that. */
  readonly actions: readonly RowAction[];
  /** Whether the resource offers more to be done to ticked rows. */
  readonly hasBulk: boolean;
  /** Whether there is anything to tick rows for, and anything in a row's menu. */
  readonly hasTicks: boolean;
  readonly hasMenu: boolean;
}

const BIN_VERBS: readonly Verb[] = ['restoreMany', 'destroyMany'];

/** Who asks, and what the backend can do. */
interface Asked {
  readonly may: May;
  readonly capabilities: ReadonlySet<Capability>;
}

/** Throws only on a deleted-items page without a `bin`, which `defineResource` refuses. */
export const listModeOf = (resource: Resource, kind: ListKind, { may, capabilities }: Asked): ListMode => {
  const shape = kind === 'list' ? resource.list : resource.bin;
  if (!shape)
    throw new Error(`Resource "${resource.name}": expected "bin" for its deleted-items page, got none.`);
  const all = kind === 'list' ? verbsOf(resource.name) : BIN_VERBS;
  const verbs = all.filter((verb) => may(resource.name, verb));
  const own: Partial<Resource['list']> = kind === 'list' ? resource.list : {};
  const isAnnounced = (capability?: Capability) => capability === undefined || capabilities.has(capability);
  const actions = (own.actions ?? []).filter(
    (action) => isAnnounced(action.capability) && mayAct(action, may),
  );
  const verbsFor = (record: RaRecord): readonly Verb[] =>
    verbs.filter((verb) => verb !== 'deleteMany' || (own.canDelete?.(record) ?? true));
  const tellsGuests = kind === 'list' && resource.isForGuests === true && capabilities.has('visibility');
  const hasBulk =
    kind === 'list' &&
    isAnnounced(resource.bulk?.capability) &&
    (resource.bulk?.calls ?? []).some((call) => mayAct({ call }, may));
  const isEdited = kind === 'list' && resource.routes.edit !== undefined;
  return {
    resource,
    kind,
    columns: shape.columns.filter(({ told = {} }) => isAnnounced(told.capability) && mayAct(told, may)),
    card: shape.card,
    verbs,
    verbsFor,
    canTick: (record) => hasBulk || verbsFor(record).length > 0,
    actions,
    hasBulk,
    hasTicks: hasBulk || verbs.length > 0,
    hasMenu: verbs.length + actions.length > 0 || isEdited,
    tellsGuests,
    notes: (record) =>
      [
        own.note && isAnnounced(own.note.capability) && own.note.of(record),
        kind === 'deleted' && resource.holds && insideOf(resource, record),
      ].filter(Boolean),
    ...(kind === 'deleted' && verbs.includes('restoreMany') && { quickVerb: 'restoreMany' as const }),
    ...(shape.search !== undefined && { search: shape.search }),
    ...(kind === 'list' && resource.list.filters !== undefined && { filters: resource.list.filters }),
  };
};

/** Whether somebody may do what an action does: make the call that it names. */
export const mayAct = ({ call }: Pick<RowAction, 'call'>, may: May): boolean =>
  call === undefined || may(call.resource, call.verb);

/** Whether anything in a bin can be done by somebody: else it is not worth the way. */
export const mayUseBin = ({ name }: Pick<Resource, 'name'>, may: May): boolean =>
  BIN_VERBS.some((verb) => may(name, verb));

const insideOf = (resource: Resource, record: RaRecord): string | undefined => {
  const held = contentText(resource, [record]);
  return held && text('bin.inside', { held });
};

export const ListModeContext = createContext<ListMode | null>(null);

export const useListMode = (): ListMode => {
  const mode = useContext(ListModeContext);
  if (!mode) throw new Error('A part of the list was rendered outside <ListPage> or <BinPage>.');
  return mode;
};
