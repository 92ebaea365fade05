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

const said = <Done extends 'delete' | 'restore' | 'destroy'>(done: Done) =>
  ({
    askOne: `bin.ask.${done}One`,
    askMany: `bin.ask.${done}Many`,
    note: `bin.ask.${done}Note`,
    /** What goes along, where that is known. */
    inside: `bin.ask.${done}Inside`,
    done: `bin.done.${done}`,
    /** Shown when a failure says nothing itself. */
    fallback: `errors.${done}`,
  }) as const;

export const verbWords = {
  deleteMany: { label: 'list.delete', tone: 'error', ...said('delete') },
  restoreMany: { label: 'bin.restore', tone: 'primary', ...said('restore') },
  destroyMany: { label: 'bin.destroy', tone: 'error', ...said('destroy') },
} as const satisfies Record<Verb, { readonly label: TextKey; readonly tone: ButtonProps['variant'] }>;
