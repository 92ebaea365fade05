import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { useListSortContext } from 'react-admin';
import type { Column } from '../declaration/ResourceDeclaration';
import { classOf } from './TableFrame';

interface SortableHeadProps {
  readonly column: Column;
  /** Whether this list can be sorted at all. */
  readonly canSort: boolean;
}

/** A column's header; where the list can be sorted and the column declares it, a click sorts. */
export const SortableHead = ({ column, canSort }: SortableHeadProps) => {
  const { sort, setSort } = useListSortContext();
  const isSorted = canSort && column.sort !== undefined && sort.field === column.sort;
  const order = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th
      scope="col"
      className={classOf(column)}
      style={column.width === undefined ? undefined : { width: column.width }}
      {...(isSorted && { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' })}
    >
      {canSort && column.sort !== undefined ? (
        <button
          className="carte-sort"
          type="button"
          data-order={isSorted ? sort.order : undefined}
          onClick={() => column.sort !== undefined && setSort({ field: column.sort, order })}
        >
          {column.label}
          <ArrowUpward fontSize="inherit" aria-hidden />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
};
