import type { Db } from '../Deps';
import { type Candidates, candidatesFor } from './address';
import { lastUnder } from './places';
import type { Resource } from './Resource';

/** What a new record goes by of those it will stand with. */
export interface Ahead {
  /** The key of the place behind which it will stand. */
  readonly last: string | null;
  readonly addresses?: Candidates | undefined;
}

interface Asking {
  readonly parentId: number;
  /** As it is sent; nobody has looked at it yet. */
  readonly title: unknown;
}

/**
 * Asked in one journey with the question that takes hold of the parent: a connection answers in the order it is asked in, so what is
 * said here holds for as long as the parent is held.
 */
export const askAhead = async (
  resource: Resource,
  { parentId, title }: Asking,
  deps: Db,
): Promise<Ahead | undefined> => {
  const { position, address } = resource;
  if (!position) return undefined;
  const isMade = address?.made === true && typeof title === 'string';
  const [last, addresses] = await Promise.all([
    lastUnder(resource, parentId, deps),
    isMade ? candidatesFor(title, { resource, parentId }, deps) : undefined,
  ]);
  return { last, addresses };
};
