import { endpointOf, isEndpointKey } from '../contract/endpoints';
import { lineOf, rootOf } from '../server/engine/reach';
import { resources } from '../server/resources';
import { singularOf } from './names';
import { UsageError } from './Plan';

/** What a resource stands under: a venue, or records of another resource below one. */
export interface ParentFacts {
  readonly name: string;
  /** The parameter of addresses that names one of its records. */
  readonly id: string;
  /** The path of one of its records. */
  readonly path: string;
  /** What stands above, from the venue to the parent, by the parameter that names it. */
  readonly levels: Readonly<Record<string, string>>;
}

const VENUE: ParentFacts = {
  name: 'points',
  id: 'pointId',
  path: '/point/{pointId}',
  levels: { points: 'pointId' },
};

export const isVenue = ({ name }: ParentFacts): boolean => name === VENUE.name;

/** The ids that a record names: of its venue, and of what it stands under. */
export const idsAbove = ({ id }: ParentFacts): readonly string[] => [...new Set([VENUE.id, id])];

/** @throws UsageError the server declares no such resource */
export const parentOf = (name: string | undefined): ParentFacts => {
  if (name === undefined || name === VENUE.name) return VENUE;
  const resource = resources.find((each) => each.name === name);
  const one = `${name}.one`;
  if (!resource || !isEndpointKey(one) || rootOf(resource).name !== VENUE.name)
    throw new UsageError(
      `Expected --under a resource below a venue that the server declares, one of ${resources.map((each) => each.name).join(', ')}; got "${name}".`,
    );
  const idOf = (each: string): string => `${singularOf(each)}Id`;
  const above = lineOf(resource).toReversed();
  return {
    name,
    id: idOf(name),
    path: endpointOf(one).path.replace('{id}', `{${idOf(name)}}`),
    levels: Object.fromEntries(above.map((each) => [each.name, idOf(each.name)])),
  };
};
