import { and, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WireRecord } from '../../contract/fields';
import type { Deps } from '../Deps';
import { addressColumns } from '../engine/columns';
import { type HideDeps, hiding } from '../engine/hideFields';
import type { Resource } from '../engine/Resource';
import { inReach, lineOf, rootColumn, withParents } from '../engine/reach';
import { answerOf, findMany } from '../engine/read';
import type { Place } from './candidates';

interface Found {
  readonly ids: readonly number[];
  readonly readAs: string;
  readonly isMisspelt: boolean;
}

/** The records as they travel, in the order of their ids, each with what it stands in. */
export const hitsOf = async (
  { resource, reach }: Place,
  { ids, readAs, isMisspelt }: Found,
  deps: Pick<Deps, 'db' | 'clock' | 'sections' | 'resources'>,
): Promise<readonly WireRecord[]> => {
  if (ids.length === 0) return [];
  const records = new Map(
    (await findMany(resource, { ids, reach }, deps)).map((found) => [
      Number(found.row.id),
      hiding(`${resource.name}.one`, deps)(answerOf(resource, found).record),
    ]),
  );
  const places = await placesOf(resource, { ids, reach }, deps);
  return ids.flatMap((id) => {
    const record = records.get(id);
    const place = places.get(id);
    if (!record || !place) return [];
    const { title } = record;
    return [{ resource: resource.name, id, title, ...place, record, read_as: readAs, misspelt: isMisspelt }];
  });
};

/** What each stands in: for people by title, the venue first, and for addresses by id. */
const placesOf = async (
  resource: Resource,
  { ids, reach }: Pick<Found, 'ids'> & Pick<Place, 'reach'>,
  deps: Pick<Deps, 'db' | 'sections' | 'resources'>,
) => {
  const { table } = resource;
  const above = lineOf(resource)
    .slice(1)
    .filter((each) => showsTitles(each, deps))
    .toReversed();
  const query = deps.db
    .select({
      id: table.id,
      place: { pointId: rootColumn(resource), ...addressColumns(resource) },
      titles: { own: table.title, ...titlesOf(above) },
    })
    .from(table)
    .$dynamic();
  const rows = await withParents(query, resource).where(
    and(inArray(table.id, [...ids]), inReach(resource, reach)),
  );
  return new Map(
    rows.map(({ id, place, titles }) => [
      Number(id),
      { place, where: above.map(({ name }) => Object.entries(titles).find(([key]) => key === name)?.[1]) },
    ]),
  );
};

const titlesOf = (all: readonly Resource[]): Readonly<Record<string, PgColumn>> =>
  Object.fromEntries(all.map(({ name, table }) => [name, table.title]));

/** Lists of a resource say what its records are called. */
export const showsTitles = ({ name }: Resource, deps: HideDeps): boolean =>
  Object.hasOwn(hiding(`${name}.list`, deps)({ title: '' }), 'title');
