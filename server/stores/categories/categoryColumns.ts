import { isRecord } from '../../../contract/isRecord';
import type { categories } from '../../db/schema';
import { toClosure } from '../closure';
import { type ColumnReaders, idOrNull, objectOrNull, textOrNull } from '../fillColumns';

type Columns = typeof categories.$inferInsert;

/** Wire key -> the columns of a category that it fills. */
export const categoryColumns: ColumnReaders<Columns> = {
  base_category_id: (value) => ({ baseCategoryId: idOrNull(value) }),
  title: (value) => ({ title: textOrNull(value) ?? '' }),
  url: (value) => ({ url: textOrNull(value) }),
  description: (value) => ({ description: textOrNull(value) }),
  visible: (value) => ({ visible: value === true }),
  alcohol: (value) => ({ alcohol: value === true }),
  graphic: (value) => ({ graphic: objectOrNull(value) }),
  hide: (value) => ({ ...toClosure(value), hideStatus: isShown(value) }),
};

/** A hide block speaks of being shown in either dialect (3-decisions 15). */
const isShown = (value: unknown) =>
  !isRecord(value) || (value.status !== false && value.status !== 'not_displayed');
