import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListPaginationContext } from 'ra-core';
import { text } from '../../../i18n/text';
import { Pager } from './Pager';

/** How many there are, and the pages. */
export const ListFooter = () => {
  const { page, perPage, total, setPage } = useListPaginationContext();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, mt: 1.5, minHeight: 44, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="body2" color="textSecondary">
        {total !== undefined && text('list.total', { smart_count: total })}
      </Typography>
      <Pager page={page} pages={Math.ceil((total ?? 0) / perPage)} onPage={setPage} />
    </Stack>
  );
};
