import { useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { warnOnce } from '../../contract/warnOnce';
import { oneOf } from '../declaration/fault';
import type { ListMode } from '../listMode/ListMode';

/**
 * While one develops: a column without `render` whose key no record of the page has is most likely a slip of the pen. The
 * compiler finds it where the record's type is known; a backend may still answer other names.
 */
export const useColumnCheck = (
  { resource, columns }: Pick<ListMode, 'resource' | 'columns'>,
  rows: readonly RaRecord[] | undefined,
): void => {
  useEffect(() => {
    const [first] = rows ?? [];
    if (!import.meta.env.DEV || !rows || !first) return;
    for (const { key, isPlain } of columns) {
      if (!isPlain || rows.some((row) => Object.hasOwn(row, key))) continue;
      warnOnce(
        `Resource "${resource.name}", list.columns: no record on this page has "${key}".\n` +
          `  Fix: take one of ${oneOf(Object.keys(first))}, or give the column a render.`,
      );
    }
  }, [resource, columns, rows]);
};
