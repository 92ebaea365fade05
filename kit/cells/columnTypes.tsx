import { mostStars } from '../../contract/fields/everyday';
import { Stars, Swatch } from '../../fieldRenderers/marks';
import { PriceText } from './PriceText';

/*
 * Columns by the type of their field, to be spread into a declaration: `{ ...moneyColumn('price'), label: messages.columnPrice }`. Texts,
 * numbers, days, times, flags and named records need none: a column without `render` shows them.
 */

type Holding<Key extends string, Value> = { readonly [K in Key]?: Value | null | undefined };

/** A sum, at the right edge. */
export const moneyColumn = <const Key extends string>(key: Key) => ({
  key,
  align: 'right' as const,
  width: '9rem',
  render: (record: Holding<Key, string | number>) => <PriceText value={record[key]} />,
});

/** Stars, of so many as the field gives. */
export const ratingColumn = <const Key extends string>(key: Key, max = mostStars({ rules: {} })) => ({
  key,
  width: '8rem',
  render: (record: Holding<Key, number>) => <Stars value={record[key]} max={max} />,
});

/** The colour beside its name. */
export const colorColumn = <const Key extends string>(key: Key) => ({
  key,
  width: '8rem',
  render: (record: Holding<Key, string>) =>
    record[key] ? (
      <span className="row gap-8">
        <Swatch value={record[key]} />
        {record[key]}
      </span>
    ) : null,
});
