import {
  type Answer,
  ENDPOINT_KEYS,
  type EndpointKey,
  endpointOf,
  type endpoints,
  isEndpointKey,
} from '../contract/endpoints';

/** The keys whose endpoints answer in this way. */
type KeyAnswering<A extends Answer['kind']> = {
  [K in EndpointKey]: (typeof endpoints)[K]['answer']['kind'] extends A ? K : never;
}[EndpointKey];

/** Whether the table speaks of the resource at all; else it is spoken to in plain REST. */
export const hasEndpoints = (resource: string): boolean =>
  ENDPOINT_KEYS.some((key) => key.startsWith(`${resource}.`));

export const hasEndpoint = (resource: string, verb: string): boolean => isEndpointKey(`${resource}.${verb}`);

/** @throws Error the resource has endpoints, but none for this verb that answers in this way */
export const keyOf = <A extends Answer['kind']>(
  resource: string,
  verb: string,
  answers: A,
): KeyAnswering<A> => {
  const key = `${resource}.${verb}`;
  if (isEndpointKey(key) && endpointOf(key).answer.kind === answers) return key as KeyAnswering<A>;
  throw new Error(`No call "${key}" that answers "${answers}": add it to contract/endpoints.`);
};
