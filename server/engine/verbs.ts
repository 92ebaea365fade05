import type { WireRecord } from '../../contract/fields';
import type { EndpointKey, Wire } from '../../contract/rows';
import type { actBodies } from '../../contract/rows/bulk';
import { DEFAULT_ZONE } from '../../contract/visibility/venueClock';
import { forbidden, notFound, stale } from '../ApiError';
import type { AnyListQuestion, FormBody, Handler, Saved } from '../Call';
import type { Deps } from '../Deps';
import type { FormContext, FormContextOf, FormKey } from '../FormContext';
import { applyRows } from './applyRows';
import { deleteMany, destroyMany, type Ids, restoreMany } from './bin';
import { changeMany, type ManyOf } from './changeMany';
import { nameOf } from './columns';
import { lockVenues, type Place, placeFor } from './lock';
import { list } from './page';
import { type Ahead, askAhead } from './places';
import type { ActKey, At, Propose, Resource, ResourceOf, Rows } from './Resource';
import type { ApplyDeps, NewRow, SetRow } from './RowChange';
import { isColumnOf, type Reach, rootColumn } from './reach';
import { find, one, parentIdOf, recordOf, withHints } from './read';

type FormVerbKey<R extends Rows> = Extract<keyof R & EndpointKey, `${string}.${keyof typeof verbs}`>;
type EngineKey<R extends Rows> = FormVerbKey<R> | (ActKey<R> & EndpointKey);
type HandlersOf<R extends Rows> = { readonly [Key in EngineKey<R>]: Handler<Key> };

/** The handlers of a resource's calls, as far as they are the eight verbs or its own acts on rows. Any other has one of its own. */
export const handlersOf = <R extends Rows>(resource: ResourceOf<R>): HandlersOf<R> => {
  const bound = Object.entries<Verb>(verbs).map(
    ([verb, run]) => [verb, (call: EngineCall, deps: Deps) => run(resource, call, deps)] as const,
  );
  const acts = Object.entries(resource.verbs ?? {}).map(
    ([verb, propose]) =>
      [verb, (call: ActCall, deps: Deps) => changeMany(resource, actOf(propose, call), deps)] as const,
  );
  return byKey(resource, Object.fromEntries([...bound, ...acts]));
};

interface ActCall extends Omit<EngineCall, 'ids'> {
  readonly body: Wire<typeof actBodies.one> & { readonly ids?: readonly number[] };
}

const actOf = (propose: Propose, { path, body, userId, reach, home }: ActCall): ManyOf => {
  const { ids = [Number(path.id)], versions = {}, dry_run: isDry = false } = body;
  const seen = Object.entries(versions).map(([id, version]) => [Number(id), version] as const);
  const bulk = { which: { ids }, act: { kind: 'verb' as const, propose }, versions: new Map(seen), isDry };
  return { bulk, at: { userId, reach, home }, ...(path.pointId && { pointId: Number(path.pointId) }) };
};

/** The calls that do many rows by slices of their own. */
export const actKeysOf = ({ name, verbs: own = {} }: Resource): readonly string[] =>
  Object.keys(own).map((verb) => `${name}.${verb}`);

interface FormCall extends Pick<EngineCall, 'userId' | 'reach' | 'home' | 'path' | 'place'> {
  readonly sent: Readonly<Record<string, unknown>>;
}
type FormContextsOf<R extends Rows> = {
  readonly [Key in Extract<FormVerbKey<R>, FormKey>]: FormContextOf<Key>;
};

/** What the forms of a resource are validated against: the venue's zone, and the record as it stands. */
export const formContextsOf = <R extends Rows>(resource: ResourceOf<R>): FormContextsOf<R> => {
  const contexts = {
    create: async (call: FormCall, deps: Deps, isHeld: boolean): Promise<StandingContext> => {
      const at = atOf(call);
      const holding = placeFor(resource, { ...at, isHeld }, deps);
      const asked = { parentId: parentIdOf(resource, at), title: call.sent.title };
      const [place, ahead] = await Promise.all([
        holding,
        isHeld && resource.under ? askAhead(resource, asked, deps) : undefined,
      ]);
      return { timezone: place?.zone ?? DEFAULT_ZONE, place, ahead, ...resource.moves?.(undefined) };
    },
    update: async (call: FormCall, deps: Deps, isHeld: boolean): Promise<StandingContext> => {
      const at = atOf(call);
      // Asked without waiting: one connection answers in order, so the record is read when its venue is held.
      const holding = isHeld ? lockVenues(resource, { ids: [at.id], reach: at.reach }, deps) : undefined;
      const [found] = await Promise.all([find(resource, at, deps), holding]);
      const record = recordOf(resource, found);
      return { timezone: found.zone, found, record, ...resource.moves?.(record) };
    },
  };
  return byKey(resource, contexts);
};

/**
 * What is said by verb, by the keys of the resource's calls. The compiler has compared rows and declaration; here the key is lost, and
 * calls come by their widest type.
 */
const byKey = <ByKey>(resource: Resource, verbs: Readonly<Record<string, unknown>>): ByKey =>
  Object.fromEntries(
    Object.keys(resource.rows).flatMap((key) => {
      const [group, verb = ''] = key.split('.');
      return group === resource.name && Object.hasOwn(verbs, verb) ? [[key, verbs[verb]]] : [];
    }),
  ) as ByKey;

/** What the engine takes from a call; `bind` has filled exactly what the row names. */
interface EngineCall {
  readonly userId: number;
  readonly reach: Reach;
  readonly home: number | undefined;
  readonly path: Readonly<Record<string, string | number>>;
  readonly place?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly list: AnyListQuestion;
  readonly ids: Ids;
  readonly form: FormBody;
  readonly context?: StandingContext | undefined;
  readonly ifMatch: number | undefined;
}

/** What a form stands on: of a new record its place, of another the record itself. Held. */
interface StandingContext extends FormContext {
  readonly place?: Place | undefined;
  readonly ahead?: Ahead | undefined;
  readonly found?: SetRow['found'];
  readonly record?: WireRecord;
}

const atOf = ({
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

type Verb = (resource: Resource, call: EngineCall, deps: Deps) => Promise<unknown>;

const move =
  (verb: typeof deleteMany): Verb =>
  (resource, call, deps) =>
    verb(resource, { ids: call.ids, at: atOf(call) }, deps);

/** What a resource can do, by the verbs of the table; a call of another name may be one of them with a twist. */
export const verbs = {
  list: (resource, call, deps) => list(resource, { ...atOf(call), list: call.list, isBin: false }, deps),
  deleted: (resource, call, deps) => list(resource, { ...atOf(call), list: call.list, isBin: true }, deps),
  one: (resource, call, deps) => one(resource, atOf(call), deps),
  create: (resource, { form, context, ...call }, deps) =>
    create(resource, { at: atOf(call), form, place: context?.place, ahead: context?.ahead }, deps),
  update: (resource, call, deps) => update(resource, call, deps),
  deleteMany: move(deleteMany),
  restoreMany: move(restoreMany),
  destroyMany: move(destroyMany),
} satisfies Readonly<Record<string, Verb>>;

/** The calls of a declared resource that are no verbs of every resource: each has a handler of its own. */
export type OwnKey<Group extends string> = Exclude<
  Extract<EndpointKey, `${Group}.${string}`>,
  `${Group}.${keyof typeof verbs}`
>;

interface Making {
  readonly at: At;
  readonly form: FormBody;
  /** Held; absent: it is to be found. */
  readonly place?: Place | undefined;
  readonly ahead?: Ahead | undefined;
}

/** A new record. @throws ApiError 403 (a venue, and no business to open it in), 404, 409 (address taken), and what `settle` refuses */
export const create = async (resource: Resource, { at, form, ...held }: Making, deps: ApplyDeps) => {
  const place = held.place ?? (await placeFor(resource, { ...at, isHeld: true }, deps));
  const parentId = place?.parentId ?? at.home;
  if (parentId === undefined) throw forbidden();
  const columns = ownNamed(resource, at);
  const { ahead } = held;
  const row: NewRow = {
    kind: 'new',
    ...form,
    parentId,
    ...(place && { rootId: place.rootId }),
    columns,
    ahead,
  };
  return withHints(resource, only(await applyRows(resource, { rows: [row], at }, deps)));
};

/** The columns of its own that the call names: the kind of a category. */
const ownNamed = ({ table, named }: Resource, at: At): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, column]) =>
      isColumnOf(column, table) && at.named[name] !== undefined ? [[nameOf(column), at.named[name]]] : [],
    ),
  );

/** Writes what the form sent; the rest stays. @throws ApiError 404, 409, 412, and what `settle` refuses */
const update = async (
  resource: Resource,
  { form, ifMatch, context, ...call }: EngineCall,
  deps: ApplyDeps,
): Promise<Saved> => {
  const [found, record] = [context?.found, context?.record];
  if (!found || !record) throw notFound();
  if (ifMatch !== undefined && ifMatch !== found.row.version) throw stale();
  const rootId = Number(Object(found.row)[nameOf(rootColumn(resource))]);
  const row = { kind: 'set' as const, ...form, found, record, rootId };
  return withHints(resource, only(await applyRows(resource, { rows: [row], at: atOf(call) }, deps)));
};

const only = ([one]: readonly { readonly saved: Saved | undefined }[]): Saved => {
  if (!one?.saved) throw notFound();
  return one.saved;
};
