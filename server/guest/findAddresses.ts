import { desc, eq, sql } from 'drizzle-orm';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import type { Db } from '../Deps';
import { guestVersions, oldAddresses, points } from '../db/schema';
import { addressColumn, holderOf } from '../resources/parts/guestAddress';

/** A venue that has the address, whether guests see it or not. */
export interface Addressed {
  readonly pointId: number;
  /** The one address it is known by. */
  readonly address: string;
  /** Of what is written in it; see `guestVersions`. */
  readonly version: number;
}

/**
 * The addresses that somebody may have meant, the likeliest first: as they wrote it, and as Carte would: in small Latin letters.
 * Empty = nothing that could be one.
 */
const meant = (typed: string): readonly string[] => {
  const exact = typed.slice(0, MAX_READ).normalize('NFC');
  return [...new Set([exact, slugFromTitle(exact)])].filter((each) => each !== '' && !/\p{Cc}/u.test(each));
};
const MAX_READ = 200;

/** The venue that had the address last: it leads on to what the venue is called today (GV-08). */
const onceHad = sql`(
  select ${oldAddresses.ownerId} from ${oldAddresses}
  where ${eq(oldAddresses.owner, 'points')} and ${eq(oldAddresses.url, sql`asked.address`)}
  order by ${desc(oldAddresses.createdAt)} limit 1)`;

/** Which venues stand at these addresses, as people have typed them: one statement for all. */
export const findAddresses = async (
  typed: readonly string[],
  { db }: Db,
): Promise<ReadonlyMap<string, Addressed>> => {
  const addresses = [...new Set(typed.flatMap(meant))];
  if (addresses.length === 0) return new Map();
  const asked = JSON.stringify(addresses.map((address) => ({ address, id: numberBehind(address) })));
  const rows = await db
    .select({
      asked: sql<string>`asked.address`,
      pointId: points.id,
      address: sql<string>`${addressColumn}`,
      isOld: sql<boolean>`${points.id} = ${onceHad}`,
      version: sql<number>`coalesce(${guestVersions.version}, 0)`.mapWith(Number),
    })
    .from(sql`jsonb_to_recordset(${asked}::jsonb) as asked(address text, id int)`)
    .innerJoin(
      points,
      // The one that has it bare, the one whose number stands behind it, and the one that once had it.
      sql`${points.id} in (${holderOf(sql`asked.address`)}, asked.id, ${onceHad})`,
    )
    .leftJoin(guestVersions, eq(guestVersions.pointId, points.id));
  const found = new Map<string, Addressed & { readonly rank: number }>();
  for (const { asked: wanted, isOld, ...row } of rows) {
    const ways = [row.address === wanted, isOld, wanted === `${row.address}-${row.pointId}`];
    const rank = ways.indexOf(true);
    const known = found.get(wanted);
    if (rank >= 0 && (!known || rank < known.rank)) found.set(wanted, { ...row, rank });
  }
  return new Map(
    typed.flatMap((each) => {
      const [first] = meant(each).flatMap((address) => found.get(address) ?? []);
      return first ? [[each, first] as const] : [];
    }),
  );
};

/** `kofe-12` -> 12 */
const numberBehind = (address: string): number | null => {
  const digits = /-(\d{1,9})$/.exec(address)?.[1];
  return digits === undefined ? null : Number(digits);
};
