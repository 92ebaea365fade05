import type { EndpointKey, Wire } from '../../contract/rows';
import type { actBodies } from '../../contract/rows/bulk';
import { DEFAULT_ZONE } from '../../contract/visibility/venueClock';
import type { Handler } from '../Call';
import type { Deps } from '../Deps';
import type { FormContextOf, FormKey } from '../FormContext';
import { changeMany, type ManyOf } from './changeMany';
import { lockVenues, placeFor } from './lock';
import { askAhead } from './places';
import type { ActKey, Propose, Resource, ResourceOf, Rows } from './Resource';
import { find, parentIdOf } from './read';
import { recordOf } from './record';
import { atOf, type EngineCall, type StandingContext, type Verb, verbs } from './verbs';

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
