import { and, eq, getTableName, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../Deps';
import type { Database } from '../db/Database';
import type { Resource } from '../engine/Resource';
import { hasParents, isOwn, rootColumn } from '../engine/reach';
import { containsWords, fold, folded, startsWith } from '../engine/search';
import type { Place } from './hitsOf';
import { slipsAllowed, swapsOf } from './slips';

/** What was typed, one way to read it, and its words: at least one. */
export interface Reading {
  readonly text: string;
  readonly words: readonly string[];
}

export interface Candidate {
  readonly id: number;
  readonly title: string;
}

type Where = Pick<Place, 'resource' | 'reach' | 'pointId'>;

/** A word that every dish has finds them all: so many are looked at, those that begin with it first. */
const STARTING = 200;
const HOLDING = 800;

/** Records whose title holds every word; read off the trigrams of the title, where the database has them. */
export const findCandidates = async (
  place: Where,
  { text, words }: Reading,
  { db }: Pick<Deps, 'db'>,
): Promise<readonly Candidate[]> => {
  const { title } = place.resource.table;
  const starting = titlesOf(place, startsWith(title, text));
  const holding = titlesOf(place, and(...words.map((word) => holds(title, word))));
  return read(sql`(${starting} limit ${STARTING}) union (${holding} limit ${HOLDING})`, db);
};

/** Two letters are no trigram: as short as that, a word is looked for where words begin. */
const SHORT = 2;

const holds = (title: Resource['table']['title'], word: string): SQL | undefined =>
  word.length > SHORT
    ? containsWords(title, word)
    : or(startsWith(title, word), sql`${folded(title)} like ${`% ${fold(word)}%`}`);

const RESEMBLING = 1000;
const LIKELY = 100;

/**
 * Records whose title resembles every word, the most alike first. Two letters that changed places leave hardly a trigram as it
 * was, so those are looked for outright. Without trigrams in the database there are none.
 */
export const findResembling = async (
  place: Where,
  { words }: Reading,
  { db }: Pick<Deps, 'db'>,
): Promise<readonly Candidate[]> => {
  if (!words.some(isLong) || !(await hasTrigrams(db))) return [];
  const { title } = place.resource.table;
  const threshold = Math.min(...words.filter(isLong).map(leftOf));
  const resembling = words.map((word) =>
    isLong(word)
      ? or(
          sql`${folded(title)} %> ${atThreshold(fold(word), threshold)}`,
          ...swapsOf(fold(word)).map((swapped) => containsWords(title, swapped)),
        )
      : holds(title, word),
  );
  const alike = sql`select * from (${titlesOf(place, and(...resembling))} limit ${RESEMBLING}) as alike`;
  const likeness = words.map((word) => sql`word_similarity(${fold(word)}, ${folded(sql`alike.title`)})`);
  return read(sql`${alike} order by ${sql.join(likeness, sql` + `)} desc, alike.id limit ${LIKELY}`, db);
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
 */
const titlesOf = ({ resource, reach, pointId }: Where, isSuch: SQL | undefined): SQL => {
  const { table } = resource;
  const isHere = pointId === undefined ? undefined : eq(rootColumn(resource), pointId);
  const where = and(isNull(table.deletedAt), isOwn(resource, reach), isHere, isSuch);
  return sql`select ${table.id}, ${table.title} from (select * from ${table} where ${where} offset 0)
    as ${sql.identifier(getTableName(table))} where ${hasParents(resource) ?? sql`true`}`;
};

const read = (question: SQL, db: Database): Promise<readonly Candidate[]> =>
  db.select({ id: sql<number>`found.id`, title: sql<string>`found.title` }).from(sql`(${question}) as found`);
