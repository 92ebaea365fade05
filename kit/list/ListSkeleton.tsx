import { text } from '../../i18n/text';
import { Skeleton } from '../../ui/Skeleton';
import { pageSizeOf } from '../declaration/pageSize';
import { useListMode } from '../listMode/ListMode';

/** Bars of different length, so that it looks like words and not like a fence. */
const WIDTHS = ['72%', '58%', '80%', '64%'];

/** Rows of the height of those that come, so that nothing jumps. */
export const ListSkeleton = () => {
  const { resource, columns } = useListMode();
  const rows = Array.from({ length: pageSizeOf(resource.list) }, (_, row) => row);
  return (
    <div className="carte-waiting-rows" role="status" aria-busy aria-label={text('list.loading')}>
      {rows.map((row) => (
        <div key={row}>
          <Skeleton width={18} height={18} />
          {columns.map((column, index) => (
            <Skeleton key={column.key} width={WIDTHS[(row + index) % WIDTHS.length] ?? '70%'} />
          ))}
        </div>
      ))}
    </div>
  );
};
