import { asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { points } from '../../db/schema';

const holder = alias(points, 'holder');

/**
 * The venue that has an address bare: the one that was shown first under it, also while it is hidden or in the bin. An address is
 * unique in a business only.
 */
export const holderOf = (address: SQLWrapper): SQL => sql`(
  select ${holder.id} from ${points} ${sql.identifier('holder')} where ${eq(holder.url, address)}
  order by ${asc(holder.shownAt)} nulls last, ${asc(holder.id)} limit 1)`;

/** The address of a venue's page for guests, as a column beside its row: bare, or with its number behind it. */
export const addressColumn: SQL<string | null> = sql<string | null>`case
  when ${points.url} is null then null
  when ${points.id} = ${holderOf(points.url)} then ${points.url}
  else ${points.url} || '-' || ${points.id} end`;

/** `/m/kofe-i-knigi/osnovnoe-menyu` */
export const guestPath = (address: string, menuUrl?: string | null): string =>
  `/m/${[address, ...(menuUrl ? [menuUrl] : [])].map(encodeURIComponent).join('/')}`;

/** The page of guests has the addresses of the record and of its venue in it. */
export const guestUrlKnown = (value: unknown, isHidden: (field: string, of?: string) => boolean): unknown =>
  isHidden('url') || isHidden('url', 'points') ? null : value;
