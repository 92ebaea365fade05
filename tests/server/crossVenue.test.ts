import { readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../contract/rows';
import * as schema from '../../server/db/schema';
import { callAt, seedEstate } from '../trust/calls/estate';
import { once, openServer } from './standing';

/**
 * For a database that places rows by their venue: every statement that a walk through all calls runs names the venue it is about, asks tables that
 * are not placed, or is found in one of the ways that docs/operations.md lists with their reasons.
 */
const test = openServer();
const anna = once(() => seedEstate(test));

const { points, menus, categories, foods, ingredients, pointPhones, changes, decisions } = schema;
const { guestVersions, venueCounts, guestCounts, foodIngredients, foodMarks, stopList, stopCauses } = schema;
/** What a venue has; what else there is belongs to people, or to nobody. */
const PLACED: readonly string[] = [
  ...[points, menus, categories, foods, ingredients, pointPhones, changes, decisions].map(getTableName),
  ...[guestVersions, venueCounts, guestCounts, foodIngredients, foodMarks, stopList, stopCauses].map(
    getTableName,
  ),
  ...[schema.files, schema.oldAddresses].map(getTableName),
];

/** A column is compared with what comes from outside; with one column or with all of a key. */
const given = (column: string): RegExp =>
  new RegExp(`(?<![\\w"])(?:${column})(?:::int)? (?:= (?:any\\(|\\$)|in \\(\\$|> \\$)`);

const either = (one: RegExp, other: RegExp): RegExp => new RegExp(`${one.source}|${other.source}`);

const VENUE = given(`(?:\\w+\\.|"\\w+"\\.)?"?point_id"?|"points"\\."id"`);
/** Rows that are made name their venue themselves. */
const MADE = /insert into "?\w+"? (?:as \w+ )?\([^)]*\bpoint_id\b|insert into "points"/;
/** Whose a row is: asked beside every question, and no way to find it. */
const REACH =
  /\("points"\."business_id" = any\(\$\d+::int\[\]\) or "points"\."id" = any\(\$\d+::int\[\]\)\)/g;

/** In this order: a dish that is named is found by its number, whatever else is said of it. */
const WAYS: Readonly<Record<string, RegExp>> = {
  'the number of a dish': either(given('"foods"\\."id"|"\\w+"\\."food_id"'), /insert into "\w+" \("food_id"/),
  'the number of a section': given('"categories"\\."id"|"foods"\\."category_id"'),
  'the number of a menu': given('"menus"\\."id"|"categories"\\."menu_id"'),
  'the number of an ingredient': given('"ingredients"\\."id"'),
  'the number of an entry of the journal': given('"changes"\\."id"|mine\\.id'),
  'what a file or an old address belongs to': either(
    given('"(?:files|old_addresses)"\\."(?:owner_id|parent_id)"'),
    /insert into files \(user_id, owner/,
  ),
  'the venues of a person': /VENUES WITHIN REACH/,
  'a person or a business': given(
    `"(?:users|businesses|members|roles|sessions|notices|points)"\\."(?:id|\\w+_id|token_hash)"`,
  ),
};

/** Asked only where the call says so. */
const PERHAPS = /coalesce\([^()]* = \$\d+, true\)/g;

const tablesOf = (statement: string): readonly string[] =>
  [...statement.matchAll(/\b(?:from|join|update|into)\s+"?(\w+)"?/g)].flatMap(([, name = '']) =>
    PLACED.includes(name) ? [name] : [],
  );

/** undefined = it stays in one venue. */
const wayOf = (statement: string): string | undefined => {
  if (tablesOf(statement).length === 0) return undefined;
  const text = statement.replace(REACH, 'VENUES WITHIN REACH').replace(PERHAPS, 'true');
  if (VENUE.test(text) || MADE.test(text)) return undefined;
  return Object.keys(WAYS).find((way) => WAYS[way]?.test(text)) ?? `none: ${statement}`;
};

/** Reads first; what removes comes last, and what holds the others at the very end. */
const rankOf = (key: EndpointKey): number => {
  if (rowOf(key).method === 'GET') return 0;
  if (key === 'business.handOver' || key === 'auth.logout') return 4;
  return key.endsWith('destroyMany') ? 3 : key.endsWith('Many') ? 2 : 1;
};
const ORDER = ENDPOINT_KEYS.filter((key) => rowOf(key).streams !== true).toSorted(
  (one, other) => rankOf(one) - rankOf(other),
);

/** @returns whether it was carried out */
const call = async (key: EndpointKey, place: 0 | 1): Promise<boolean> => {
  const { statusCode } = await anna.owner.call(callAt(anna, key, { place }));
  await test.settled();
  return statusCode < 300;
};

/** The table of the page, by its heading. */
const listed = (): readonly string[] => {
  const [, table = ''] = readFileSync('docs/operations.md', 'utf8').split('| found by | of which calls |');
  const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  return rows.map((row) => row.split('|')[1]?.trim() ?? '');
};

it('[S2] a statement names its venue, or is found in a way that docs/operations.md tells of', async () => {
  const done: EndpointKey[] = [];
  const ways = new Map<string, Set<string>>();
  for (const key of ORDER) {
    const statements = await test.statementsOf(async () => {
      if ((await call(key, 0)) || (await call(key, 1))) done.push(key);
    });
    for (const way of statements.flatMap((statement) => wayOf(statement) ?? []))
      ways.set(way, (ways.get(way) ?? new Set()).add(key));
  }
  // A call that is refused asks little.
  expect(done.length).toBeGreaterThan(ORDER.length * 0.75);
  expect([...ways.keys()].sort()).toEqual(listed().toSorted());
  expect(Object.keys(WAYS).sort()).toEqual(listed().toSorted());
});
