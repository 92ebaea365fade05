import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListPaginationContext } from 'react-admin';
import { text } from '../../i18n/text';
import { useListMode } from '../listMode/ListMode';
import { countOf } from '../parts/countOf';
import { Pager } from './Pager';
import { useListPage } from './useListPage';

/** How many there are, and the pages. Where nobody counted, only the page is said. */
export const ListFooter = ({ lastPage }: { readonly lastPage: number | undefined }) => {
  const { resource } = useListMode();
  const { page, perPage, total } = useListPaginationContext();
  const toPage = useListPage();
  const pages = lastPage ?? Math.ceil((total ?? 0) / perPage);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, mt: 1.5, minHeight: 44, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="body2" color="textSecondary">
        {total !== undefined && countOf(resource, total)}
        {total === undefined && pages > 1 && text('list.pageOf', { page, pages })}
      </Typography>
      <Pager page={page} pages={pages} onPage={toPage} />
    </Stack>
  );
};
