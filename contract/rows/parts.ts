import Type from 'typebox';
import { Id } from '../entities/parts';
import { limits } from '../limits';
import type { Wire } from './Row';

/** Nothing but these keys: what is not named is refused. */
export const Body = <P extends Type.TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const Flag = Type.Optional(Type.Boolean());
export const DryRun = Type.Optional(Type.Boolean({ description: 'Only say what would be done' }));

/** Ids, each once. */
export const Ids = (most: number, least = 1) =>
  Type.Array(Id, { minItems: least, maxItems: most, uniqueItems: true });

/** Fields of a record by wire key; the rules of its form say what may stand in them. */
export const Fields = Type.Record(Type.String(), Type.Unknown());

/** Texts to show under a field, by field; '' = the row as a whole. */
export const Errors = Type.Record(Type.String(), Type.Array(Type.String()));

export const ChangeId = Type.Union([Id, Type.Null()], {
  description: 'The entry of the history by which all of it is taken back (`whole`)',
});

/** A bound of the wire alone: what is an address is said by `isEmail`, in the same words by GET and by POST. */
export const Email = Type.String({ maxLength: 1000 });
export const Password = Type.String({ minLength: limits.passwordMin, maxLength: limits.passwordMax });
/** One that there is: a wrong one is no fault of the form. */
export const KnownPassword = Type.String({ maxLength: 2 * limits.passwordMax });
export const Token = Type.String();

/** Who may make a call and what it asks of their role, as most rows say it. */
export const READS = { access: 'user' } as const;
export const CREATES = { access: 'user', right: 'create' } as const;
export const EDITS = { access: 'user', right: 'edit' } as const;
export const DELETES = { access: 'user', right: 'delete' } as const;
export const OWN = { access: 'user', right: 'own account' } as const;
export const ANYBODY = { access: 'anonymous' } as const;

const FilterText = Type.String({ maxLength: 255 });

/** What a list may be asked for in one field: a text, one of several, or from one day (`YYYY-MM-DD`) to another, either of them open. */
export const FilterValue = Type.Union([
  FilterText,
  Type.Array(FilterText, { maxItems: 100 }),
  Body({ start: Type.Optional(FilterText), end: Type.Optional(FilterText) }),
]);
export type FilterValue = Wire<typeof FilterValue>;
