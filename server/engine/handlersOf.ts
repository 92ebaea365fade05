import type { EndpointKey } from '../../contract/rows';
import type { Handler } from '../Call';
import type { Deps } from '../Deps';
import type { FormContext, FormContextOf, FormKey } from '../FormContext';
import { placeFor } from './hold';
import type { Resource, ResourceOf, Rows } from './Resource';
import { find } from './read';
import { recordOf } from './record';
import { atOf, type EngineCall, type Verb, verbs } from './verbs';
import { DEFAULT_ZONE } from './wallClock';

type EngineKey<R extends Rows> = Extract<keyof R & EndpointKey, `${string}.${keyof typeof verbs}`>;
type HandlersOf<R extends Rows> = { readonly [Key in EngineKey<R>]: Handler<Key> };

/** The handlers of a resource's calls, as far as they are the eight verbs. A call of another name has one of its own. */
export const handlersOf = <R extends Rows>(
  resource: ResourceOf<R>,
  all: readonly Resource[],
): HandlersOf<R> => {
  const bound = Object.entries<Verb>(verbs).map(
    ([verb, run]) => [verb, (call: EngineCall, deps: Deps) => run(resource, call, deps, all)] as const,
  );
  // The compiler has compared rows and declaration; here the key is lost, and calls come by their widest type.
  return byKey(resource, Object.fromEntries(bound)) as HandlersOf<R>;
};

type FormCall = Pick<EngineCall, 'userId' | 'reach' | 'home' | 'path' | 'place'>;
type FormContextsOf<R extends Rows> = {
  readonly [Key in Extract<EngineKey<R>, FormKey>]: FormContextOf<Key>;
};

/** What the forms of a resource are validated against: the venue's zone, and the record as it stands. */
export const formContextsOf = <R extends Rows>(resource: ResourceOf<R>): FormContextsOf<R> => {
  const contexts = {
    create: async (call: FormCall, deps: Deps): Promise<FormContext> => {
      const place = await placeFor(resource, atOf(call), deps);
      return { timezone: place?.zone ?? DEFAULT_ZONE, ...resource.moves?.(undefined) };
    },
    update: async (call: FormCall, deps: Deps): Promise<FormContext> => {
      const found = await find(resource, atOf(call), deps);
      const record = recordOf(resource, found);
      return { timezone: found.zone, record, ...resource.moves?.(record) };
    },
  };
  return byKey(resource, contexts) as FormContextsOf<R>;
};

/** What is said by verb, by the keys of the resource's calls. */
const byKey = (resource: Resource, verbs: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(
    Object.keys(resource.rows).flatMap((key) => {
      const [group, verb = ''] = key.split('.');
      return group === resource.name && Object.hasOwn(verbs, verb) ? [[key, verbs[verb]]] : [];
    }),
  );
