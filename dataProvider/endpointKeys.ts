import {
  type Answer,
  type EndpointKey,
  endpointOf,
  type endpoints,
  isEndpointKey,
} from '../contract/endpoints';

/** The keys whose endpoints answer in this way. */
type KeyAnswering<A extends Answer['kind']> = {
  [K in EndpointKey]: (typeof endpoints)[K]['answer']['kind'] extends A ? K : never;
}[EndpointKey];

const isAnswering = <A extends Answer['kind']>(key: EndpointKey, answers: A): key is KeyAnswering<A> =>
  endpointOf(key).answer.kind === answers;

export const hasEndpoint = (resource: string, verb: string): boolean => isEndpointKey(`${resource}.${verb}`);

/** @throws Error the resource has endpoints, but none for this verb that answers in this way */
export const keyOf = <A extends Answer['kind']>(
  resource: string,
  verb: string,
  answers: A,
): KeyAnswering<A> => {
  const key = `${resource}.${verb}`;
  if (isEndpointKey(key) && isAnswering(key, answers)) return key;
  throw new Error(`No call "${key}" that answers "${answers}": add it to contract/endpoints.`);
};
