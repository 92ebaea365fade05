import { and, eq, isNull } from 'drizzle-orm';
import { encode, renderSVG } from 'uqr';
import { limits } from '../../contract/limits';
import { conflict, invalid, notFound } from '../ApiError';
import type { Call, FileAnswer, Handlers } from '../Call';
import type { Db, Deps } from '../Deps';
import { menus, points } from '../db/schema';
import { inReach } from '../engine/reach';
import { noteFirst } from '../guest/countGuests';
import { readId } from '../isId';
import { points as resource } from '../resources';
import { addressColumn, guestPath } from '../resources/parts/guestAddress';
import { guestTexts } from '../texts/refusals';

/** A sharp edge on paper as wide as a sheet. */
const PNG_PX = 1024;
/** Cells of nothing around it, which cameras look for; and so much of it may be scratched or covered. */
const CODE = { border: 4, ecc: 'M' } as const;

/** @param text what a camera reads */
const codeAsSvg = (text: string): string => renderSVG(text, { ...CODE, pixelSize: 10 });

/** Every cell is a whole number of dots, so that no edge is grey. @returns a PNG of about 1,024 x 1,024 dots */
const codeAsPng = async (text: string): Promise<Buffer> => {
  const { data, size } = encode(text, CODE);
  const cells = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  const side = size * Math.max(1, Math.round(PNG_PX / size));
  // Read with the first code that somebody wants as dots.
  const { default: sharp } = await import('sharp');
  return sharp(cells, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: side, height: side, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
};

type Asked = Call<'guest.qr'>;

/**
 * The code that leads to the page of a venue, of one of its menus, or of a table of it.
 * @throws ApiError 404, 409 for a record without an address, 422
 */
const qr = async ({ path: { pointId }, query, reach }: Asked, deps: Deps): Promise<FileAnswer> => {
  const path = await pathOf({ id: pointId, query, reach }, deps);
  const { format = 'svg' } = query;
  if (format !== 'svg' && format !== 'png') throw invalid({ format: [guestTexts.format] });
  const text = `${deps.publicUrl()}${path}`;
  noteFirst('codeAt', pointId, deps);
  const name = decodeURIComponent(path.replace(/^\/m\//, '')).replace(/[^\p{L}\p{N}]+/gu, '-');
  return format === 'svg'
    ? { bytes: Buffer.from(codeAsSvg(text)), mime: 'image/svg+xml', name: `${name}.svg` }
    : { bytes: await codeAsPng(text), mime: 'image/png', name: `${name}.png` };
};

const pathOf = async (
  { id, query, reach }: { readonly id: number } & Pick<Asked, 'query' | 'reach'>,
  deps: Db,
): Promise<string> => {
  const [point] = await deps.db
    .select({ address: addressColumn })
    .from(points)
    .where(and(eq(points.id, id), inReach(resource, reach)));
  if (!point) throw notFound();
  const { address } = point;
  if (address === null) throw conflict(guestTexts.noAddress);
  const kind = query.for ?? 'point';
  if (kind === 'point') return guestPath(address);
  if (kind === 'table')
    return `${guestPath(address)}?table=${wholeIn(query.table, 'table', limits.tableMax)}`;
  if (kind !== 'menu') throw invalid({ for: [guestTexts.kind] });
  return guestPath(address, await menuOf(id, wholeIn(query.menuId, 'menuId'), deps));
};

const menuOf = async (pointId: number, id: number, { db }: Db): Promise<string> => {
  const [menu] = await db
    .select({ url: menus.url })
    .from(menus)
    .where(and(eq(menus.id, id), eq(menus.pointId, pointId), isNull(menus.deletedAt)));
  if (!menu) throw notFound();
  if (menu.url === null) throw conflict(guestTexts.noAddress);
  return menu.url;
};

const wholeIn = (text: string | undefined, key: string, max = Infinity): number => {
  const number = readId(text);
  if (number === undefined || number > max) throw invalid({ [key]: [guestTexts.number] });
  return number;
};

export const guestHandlers = { 'guest.qr': qr } satisfies Handlers<'guest.qr'>;
