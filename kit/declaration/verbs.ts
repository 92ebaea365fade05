import type { EndpointKey } from '../../contract/endpoints';
import type { TextKey } from '../../i18n/ru';
import type { ButtonProps } from '../../ui/Button';

/** What the data provider does to several records at once; one record is a list of one. */
export const VERBS = ['deleteMany', 'restoreMany', 'destroyMany'] as const;
export type Verb = (typeof VERBS)[number];

/** A call of the table. */
export interface CallName {
  readonly resource: string;
  readonly verb: string;
}

/** `menus.bulk` -> `bulk` of `menus`. */
export const callNameOf = (key: EndpointKey): CallName => {
  const [resource = '', verb = ''] = key.split('.');
  return { resource, verb };
};

interface VerbWords {
  readonly label: TextKey;
  readonly askOne: TextKey;
  readonly askMany: TextKey;
  readonly note: TextKey;
  /** What goes along, where that is known. */
  readonly inside: TextKey;
  readonly done: TextKey;
  /** Shown when a failure says nothing itself. */
  readonly fallback: TextKey;
  readonly tone: ButtonProps['variant'];
}

export const verbWords = {
  deleteMany: {
    label: 'list.delete',
    askOne: 'bin.ask.deleteOne',
    askMany: 'bin.ask.deleteMany',
    note: 'bin.ask.deleteNote',
    inside: 'bin.ask.deleteInside',
    done: 'bin.done.delete',
    fallback: 'errors.delete',
    tone: 'error',
  },
  restoreMany: {
    label: 'bin.restore',
    askOne: 'bin.ask.restoreOne',
    askMany: 'bin.ask.restoreMany',
    note: 'bin.ask.restoreNote',
    inside: 'bin.ask.restoreInside',
    done: 'bin.done.restore',
    fallback: 'errors.restore',
    tone: 'primary',
  },
  destroyMany: {
    label: 'bin.destroy',
    askOne: 'bin.ask.destroyOne',
    askMany: 'bin.ask.destroyMany',
    note: 'bin.ask.destroyNote',
    inside: 'bin.ask.destroyInside',
    done: 'bin.done.destroy',
    fallback: 'errors.destroy',
    tone: 'error',
  },
} as const satisfies Record<Verb, VerbWords>;
