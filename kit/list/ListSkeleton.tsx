import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { useListMode } from '../listMode/ListMode';

/** Bars of different length, so that it looks like words and not like a fence. */
const WIDTHS = ['72%', '58%', '80%', '64%'];

/** Rows of the height of those that come, so that nothing jumps. */
export const ListSkeleton = () => {
  const { resource, columns } = useListMode();
  const rows = Array.from({ length: resource.list.pageSize ?? limits.pageSize }, (_, row) => row);
  return (
    <Frame role="status" aria-busy aria-label={text('list.loading')}>
      {rows.map((row) => (
        <div key={row}>
          <Skeleton variant="rectangular" width={18} height={18} />
          {columns.map((column, index) => (
            <Skeleton
              key={column.key}
              variant="text"
              width={WIDTHS[(row + index) % WIDTHS.length] ?? '70%'}
            />
          ))}
        </div>
      ))}
    </Frame>
  );
};

const Frame = styled('div')(({ theme }) => ({
  paddingTop: theme.spacing(6),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: `${theme.spacing(4)} 1fr`,
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    alignItems: 'center',
    gap: theme.spacing(2),
    height: theme.spacing(7.5),
    padding: theme.spacing(0, 2),
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '@container (max-width: 759.95px)': {
    '& > div': {
      height: theme.spacing(13),
      gridAutoFlow: 'row',
      gridAutoRows: 'max-content',
      alignContent: 'center',
    },
    '& > div > :nth-of-type(n+4)': { display: 'none' },
    '& > div > :first-of-type': { gridRow: '1 / 3' },
  },
}));
