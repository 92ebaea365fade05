import { and, eq, getTableName, isNull, or, type SQL, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import { slipsAllowed, swapsOf } from '../../contract/texts/slips';
import type { Db } from '../Deps';
import type { Database } from '../db/Database';
import type { Resource } from '../engine/Resource';
import { hasParents, isOwn, type Reach, rootColumn } from '../engine/reach';
import { containsWords, fold, folded, startsWith } from '../engine/search';

/** What was typed, one way to read it, and its words: at least one. */
export interface Reading {
  readonly text: string;
  readonly words: readonly string[];
}

export interface Candidate {
  /** Which of the places it is of. */
  readonly kind: number;
  readonly id: number;
  readonly title: string;
}

/** A kind of record, and what may be found of it. */
export interface Place {
  readonly resource: Resource;
  readonly reach: Reach;
  /** Only what this venue holds. */
  readonly pointId: number | undefined;
}

/** A word that every dish has finds them all: so many are looked at. */
const STARTING = 200;
const HOLDING = 800;

/**
 * Records whose title begins with the text and, where those are too few, holds every word: beginnings are read off an index as
 * far as they are wanted, what a title holds off its trigrams, where the database has them, and all of that at once.
 */
export const findCandidates = (
  places: readonly Place[],
  { text, words }: Reading,
  { db }: Db,
): Promise<readonly Candidate[]> => {
  const titles = (place: Place): SQL => {
    const { title } = place.resource.table;
    const starting = titlesOf(place, startsWith(title, text));
    const holding = titlesOf(place, and(...words.map((word) => holds(title, word))));
    return sql`with starting as materialized (${starting} limit ${STARTING})
      select * from starting union select * from (${holding} limit ${HOLDING}) as holding
        where (select count(*) from starting) < ${limits.searchHits}`;
  };
  return read(places.map(titles), db);
};

/** Two letters are no trigram: as short as that, a word is looked for where words begin, which is one. */
const SHORT = 2;

const holds = (title: Resource['table']['title'], word: string): SQL | undefined => {
  if (word.length > SHORT) return containsWords(title, word);
  return sql`${folded(title)} ~ ${`(^| )${literal(fold(word))}`}`;
};

/** As one comparison, for which the index is read once. */
const holdsOneOf = (title: Resource['table']['title'], texts: readonly string[]): SQL | undefined =>
  texts.length === 0 ? undefined : sql`${folded(title)} ~ ${texts.map(literal).join('|')}`;

/** In a regular expression. */
const literal = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

const RESEMBLING = 1000;
const LIKELY = 100;

/**
 * Records whose title resembles every word, the most alike first. Two letters that changed places leave hardly a trigram as it
 * was, so those are looked for outright. Without trigrams in the database there are none.
 */
export const findResembling = async (
  places: readonly Place[],
  { words }: Reading,
  { db }: Db,
): Promise<readonly Candidate[]> => {
  const [long, short] = [words.filter(isLong), words.filter((word) => !isLong(word))];
  if (long.length === 0 || !(await hasTrigrams(db))) return [];
  const threshold = Math.min(...long.map(leftOf));
  // Words that are there as they were typed leave few to compare; one letter leaves too many.
  const isNarrowed = short.some((word) => word.length >= SHORT);
  const titles = (place: Place): SQL => {
    const { title } = place.resource.table;
    const resembling = long.map((word) =>
      or(
        sql`${folded(title)} %> ${atThreshold(fold(word), threshold)}`,
        holdsOneOf(title, swapsOf(fold(word))),
      ),
    );
    const held = short.map((word) => holds(title, word));
    const found = isNarrowed
      ? titlesOf(place, and(...held), and(...resembling))
      : titlesOf(place, and(...held, ...resembling));
    const likeness = long.map((word) => sql`word_similarity(${fold(word)}, alike.folded)`);
    return sql`select * from (${found} limit ${RESEMBLING}) as alike
      order by ${sql.join(likeness, sql` + `)} desc, alike.id limit ${LIKELY}`;
  };
  return read(places.map(titles), db);
};

/** Shorter words resemble too much. */
const isLong = (word: string): boolean => slipsAllowed(word) > 0;

/**
 * The word, and on its way to the comparison the threshold that it shall go by: set for this statement alone, before its
 * first row is compared. A setting of the session would hold for every other statement too.
 */
const atThreshold = (word: string, threshold: number): SQL => sql`(select ${word}::text ||
  left(set_config('pg_trgm.word_similarity_threshold', ${threshold.toFixed(2)}, true), 0))`;

/** How alike two words still are by their trigrams, at worst, with as many slips as are allowed: each changes three of them. */
const leftOf = (word: string): number => {
  const [all, changed] = [word.length + 1, 3 * slipsAllowed(word)];
  return (all - changed) / (all + changed) - 0.01;
};

const known = new WeakMap<Database, Promise<boolean>>();

/** Asked once: a database gets its extensions while it is set up. */
const hasTrigrams = (db: Database): Promise<boolean> => {
  const asked = known.get(db) ?? askForTrigrams(db);
  known.set(db, asked);
  // Nothing was learnt from a question that failed.
  asked.catch(() => known.delete(db));
  return asked;
};

const askForTrigrams = async (db: Database): Promise<boolean> => {
  const found = await db
    .select({ name: sql<string>`extname` })
    .from(sql`pg_extension`)
    .where(sql`extname = 'pg_trgm'`);
  return found.length > 0;
};

/**
 * The records of a place whose titles are such. The titles are asked first and alone (`offset 0` says so): from an estimate of
 * what stands above them the database would rather read all that somebody has, dish by dish.
 * @param moreover asked only of those: for what the database cannot estimate
 */
const titlesOf = (
  { resource, reach, pointId }: Place,
  isSuch: SQL | undefined,
  moreover: SQL | undefined = sql`true`,
): SQL => {
  const { table } = resource;
  const name = sql.identifier(getTableName(table));
  const isHere = pointId === undefined ? undefined : eq(rootColumn(resource), pointId);
  const where = and(isNull(table.deletedAt), isOwn(resource, reach), isHere, isSuch);
  return sql`select ${table.id}, ${table.title}, ${folded(table.title)} as folded
    from (select * from ${table} where ${where} offset 0) as ${name}
    where ${moreover} and ${hasParents(resource) ?? sql`true`}`;
};

/** One question about all places. */
const read = async (titles: readonly SQL[], db: Database): Promise<readonly Candidate[]> => {
  if (titles.length === 0) return [];
  const each = titles.map(
    (one, kind) => sql`select ${kind}::int as kind, id, title from (${one}) as of_place`,
  );
  return db
    .select({ kind: sql<number>`kind`, id: sql<number>`id`, title: sql<string>`title` })
    .from(sql`(${sql.join(each, sql` union all `)}) as found`);
};
