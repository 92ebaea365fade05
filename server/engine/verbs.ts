import type { EndpointKey } from '../../contract/rows';
import type { AnyListQuestion, FormBody } from '../Call';
import type { Deps } from '../Deps';
import { deleteMany, destroyMany, type Ids, restoreMany } from './bin';
import type { At, Resource } from './Resource';
import type { Reach } from './reach';
import { list, one } from './read';
import { create, update } from './write';

/** What the engine takes from a call; `bind` has filled exactly what the row names. */
export interface EngineCall {
  readonly userId: number;
  readonly reach: Reach;
  readonly home: number | undefined;
  readonly path: Readonly<Record<string, string | number>>;
  readonly place?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly list: AnyListQuestion;
  readonly ids: Ids;
  readonly form: FormBody;
  readonly ifMatch: number | undefined;
}

export const atOf = ({
  userId,
  reach,
  home,
  path,
  place,
  query,
}: Pick<EngineCall, 'userId' | 'reach' | 'home' | 'path' | 'place' | 'query'>): At & {
  readonly id: number;
} => {
  const { id = 0, ...named } = { ...query, ...path, ...place };
  return { userId, reach, home, named, id: Number(id) };
};

export type Verb = (
  resource: Resource,
  call: EngineCall,
  deps: Deps,
  all: readonly Resource[],
) => Promise<unknown>;

const move =
  (verb: typeof deleteMany): Verb =>
  (resource, call, deps, all) =>
    verb(resource, { ids: call.ids, at: atOf(call), all }, deps);

/** What a resource can do, by the verbs of the table; a call of another name may be one of them with a twist. */
export const verbs = {
  list: (resource, call, deps) => list(resource, { ...atOf(call), list: call.list, isBin: false }, deps),
  deleted: (resource, call, deps) => list(resource, { ...atOf(call), list: call.list, isBin: true }, deps),
  one: (resource, call, deps) => one(resource, atOf(call), deps),
  create: (resource, call, deps) => create(resource, atOf(call), call.form, deps),
  update: (resource, call, deps, all) => update(resource, atOf(call), call, all, deps),
  deleteMany: move(deleteMany),
  restoreMany: move(restoreMany),
  destroyMany: move(destroyMany),
} satisfies Readonly<Record<string, Verb>>;

/** The calls of a declared resource that are no verbs of every resource: each has a handler of its own. */
export type OwnKey<Group extends string> = Exclude<
  Extract<EndpointKey, `${Group}.${string}`>,
  `${Group}.${keyof typeof verbs}`
>;
