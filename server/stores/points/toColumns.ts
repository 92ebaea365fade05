import type { WireRecord } from '../../../contract/fields';
import type { points } from '../../db/schema';
import { toClosure } from '../closure';

type Columns = Partial<typeof points.$inferInsert>;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const id = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Wire key -> the columns it fills. Values have passed their field's check, so an odd one only means "empty". */
const COLUMNS: Readonly<Record<string, (value: unknown) => Columns>> = {
  title: (value) => ({ title: text(value) ?? '' }),
  url: (value) => ({ url: text(value) }),
  type: (value) => ({ typeId: id(value) }),
  city_id: (value) => ({ cityId: id(value) }),
  street: (value) => ({ street: text(value) }),
  house: (value) => ({ house: text(value) }),
  approach: (value) => ({ approach: text(value) }),
  floor: (value) => ({ floor: text(value) }),
  office: (value) => ({ office: text(value) }),
  graphic: (value) => ({ graphic: typeof value === 'object' && value !== null ? { ...value } : null }),
  close_point: toClosure,
};

/** Stored in tables of their own, or settled elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set(['phone_other', 'status']);

/** The columns of a point that a payload fills; configured fields without a column of their own go to `extra`. */
export const toColumns = (values: WireRecord, extra: WireRecord): Columns => {
  const columns: Columns = {};
  const others: Record<string, unknown> = { ...extra };
  for (const [key, value] of Object.entries(values)) {
    const column = Object.hasOwn(COLUMNS, key) ? COLUMNS[key] : undefined;
    if (column) Object.assign(columns, column(value));
    else if (!ELSEWHERE.has(key)) others[key] = value;
  }
  // A chosen city takes the place of one that was only written.
  if ('city_id' in values && !('city_name' in values)) delete others.city_name;
  return { ...columns, extra: others };
};
