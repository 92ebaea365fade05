import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
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
        <SortButton
          type="button"
          data-order={isSorted ? sort.order : undefined}
          onClick={() => column.sort !== undefined && setSort({ field: column.sort, order })}
        >
          {column.label}
          <ArrowUpward fontSize="inherit" aria-hidden />
        </SortButton>
      ) : (
        column.label
      )}
    </th>
  );
};

const SortButton = styled('button')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minHeight: theme.spacing(4),
    margin: theme.spacing(0, -0.75),
    padding: theme.spacing(0, 0.75),
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: theme.spacing(5.5) },
    '& svg': { opacity: 0, transition: theme.transitions.create(['opacity', 'transform']) },
    '&:hover': { color: palette.text.primary },
    '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
    '&[data-order]': { color: palette.text.primary },
    '&[data-order] svg': { opacity: 1 },
    '&[data-order="DESC"] svg': { transform: 'rotate(180deg)' },
  };
});
