import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListPaginationContext } from 'ra-core';
import { countOf } from '../countOf';
import { useListMode } from './ListMode';
import { Pager } from './Pager';

/** How many there are, and the pages. */
export const ListFooter = () => {
  const { resource } = useListMode();
  const { page, perPage, total, setPage } = useListPaginationContext();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, mt: 1.5, minHeight: 44, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="body2" color="textSecondary">
        {total !== undefined && countOf(resource, total)}
      </Typography>
      <Pager page={page} pages={Math.ceil((total ?? 0) / perPage)} onPage={setPage} />
    </Stack>
  );
};
