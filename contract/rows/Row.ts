import type { Static, TObject, TSchema } from 'typebox';
import type { Endpoint } from '../endpoints';
import type { Level } from '../rights';
import { actBodies, BulkAnswer } from './bulk';

/** Who may call: nobody signed in, a user whose e-mail is not confirmed yet, or a confirmed user. */
export type Access = 'anonymous' | 'unverified' | 'user';

/**
 * What a call asks of a role: a level of its area; nothing, as it is about the account of who asks; or nothing of a role, as it is for
 * those alone whom the backend names.
 */
export type Right = Level | 'own account' | 'moderator';

/** The half of a row that the browser does without: what the call does, who may make it, and the schemas of what travels. */
interface ServerHalf {
  /** What it does, for the OpenAPI document: a sentence, and after it whatever else there is to say. */
  readonly says: string;
  readonly access: Access;
  readonly right?: Right;
  /** The forms of the records that it makes, where its body is none. */
  readonly makes?: readonly string[];
  /** Every parameter of the query may be left out. */
  readonly queryOptional?: true;
  /** Asked for `text/event-stream` it answers bit by bit, for as long as somebody listens. */
  readonly streams?: true;
  /** Of a call that is no form and no bulk call of ids; null: it carries nothing. */
  readonly body?: TObject | null;
  /** What it answers, where that is neither a record nor a list of them. */
  readonly values?: TObject;
}

/** A call as the server, the OpenAPI document and the tests know it. */
export type Row = Endpoint & ServerHalf;

/**
 * What somebody signed in is asked for: a call that writes does not compile without its right, and one that makes records not without
 * their forms, each of which its caller must be able to fill. A call that only reads asks for `view`.
 */
type Asks<E> =
  | { readonly access: 'anonymous'; readonly right?: never; readonly makes?: never }
  | ({ readonly access: Exclude<Access, 'anonymous'> } & (E extends { method: 'GET'; changesState?: never }
      ? { readonly right?: never; readonly makes?: never }
      :
          | { readonly right: Exclude<Right, 'create'>; readonly makes?: never }
          | (E extends { sections: readonly string[] }
              ? { readonly right: 'create'; readonly makes?: never }
              : { readonly right: 'create'; readonly makes: readonly string[] })));

/** A call whose body or answer has no schema does not compile. */
type Carries<E> = E extends
  | { method: 'GET' }
  | { sections: readonly string[] }
  | { ids: string }
  | { acts: string }
  ? { readonly body?: never }
  : { readonly body: TObject | null };
type Gives<E> = E extends { acts: string }
  ? { readonly values?: never }
  : E extends { answer: { kind: 'values' } }
    ? { readonly values: TObject }
    : { readonly values?: never };

/** What every act of a resource's own carries and answers. */
type ActOf<E> = E extends { acts: infer Acts extends keyof typeof actBodies }
  ? { readonly body: (typeof actBodies)[Acts]; readonly values: typeof BulkAnswer }
  : unknown;

type HalfOf<E> = Omit<ServerHalf, 'access' | 'right' | 'makes' | 'body' | 'values'> &
  Asks<E> &
  Carries<E> &
  Gives<E>;

/** The rows of a resource: both halves of each call, which know each other's kind. */
export const rowsOf = <
  const E extends Readonly<Record<string, Endpoint>>,
  const H extends { readonly [Key in keyof E]: HalfOf<E[Key]> },
>(
  endpoints: E,
  halves: H,
): { readonly [Key in keyof E]: E[Key] & H[Key] & ActOf<E[Key]> } => {
  const rows = Object.entries(endpoints).map(([key, endpoint]) => {
    const act = endpoint.acts && { body: actBodies[endpoint.acts], values: BulkAnswer };
    return [key, { ...endpoint, ...halves[key], ...act }];
  });
  return Object.fromEntries(rows);
};

/** What a schema lets through, as it is handed around: nothing of it is changed. */
export type Wire<Schema extends TSchema> = Frozen<Static<Schema>>;
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
