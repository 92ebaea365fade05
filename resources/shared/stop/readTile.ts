import type { WireRecord } from '../../../contract/fields/FieldTypeRules';
import { isRecord } from '../../../contract/isRecord';
import { portionText } from '../../../contract/texts/units';
import { UNITS } from '../../../contract/vocabulary';
import { priceText } from '../../../fieldRenderers/priceText';
import { type Stop, stopOf } from './stopOf';

export interface Tile {
  readonly id: number;
  readonly title: string;
  readonly picture: { readonly url: string; readonly thumbnailUrl?: string } | null;
  /** Portion and price, as far as the role sees them. */
  readonly facts: string;
  readonly category: { readonly id: number; readonly title: string } | undefined;
  readonly menu: string;
  readonly stop: Stop | undefined;
}

/** A row of either list of dishes; undefined: it cannot be told. */
export const readTile = (row: WireRecord): Tile | undefined => {
  const { id, title, image, images } = row;
  if (typeof id !== 'number' || typeof title !== 'string') return undefined;
  return {
    id,
    title,
    picture: pictureOf(image ?? (Array.isArray(images) ? images[0] : undefined)),
    facts: [portionOf(row), priceOf(row.price)].filter(Boolean).join(' · '),
    category: isRecord(row.category) ? titled(row.category) : undefined,
    menu: isRecord(row.menu) ? (titled(row.menu)?.title ?? '') : '',
    stop: stopOf(row),
  };
};

const pictureOf = (raw: unknown): Tile['picture'] => {
  if (!isRecord(raw) || typeof raw.url !== 'string') return null;
  const { url, thumbnailUrl } = raw;
  return { url, ...(typeof thumbnailUrl === 'string' ? { thumbnailUrl } : {}) };
};

const portionOf = ({ unit_value: value, unit_measurement: raw }: WireRecord): string =>
  portionText(
    value,
    UNITS.find((each) => each === raw),
  );

const priceOf = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' ? priceText(raw) : '';

const titled = ({ id, title }: Readonly<Record<string, unknown>>): Tile['category'] =>
  typeof id === 'number' && typeof title === 'string' ? { id, title } : undefined;
