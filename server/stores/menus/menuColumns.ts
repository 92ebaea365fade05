import type { menus } from '../../db/schema';
import { type ColumnReaders, objectOrNull, textOrNull } from '../fillColumns';

type Columns = typeof menus.$inferInsert;

/** Wire key -> the columns of a menu that it fills. */
export const menuColumns: ColumnReaders<Columns> = {
  title: (value) => ({ title: textOrNull(value) ?? '' }),
  url: (value) => ({ url: textOrNull(value) }),
  description: (value) => ({ description: textOrNull(value) }),
  visible: (value) => ({ visible: value === true }),
  graphic: (value) => ({ graphic: objectOrNull(value) }),
};
