import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { text } from '../../i18n/text';

/** A page that is still on its way: the shape of a header and a panel, so that nothing jumps when it comes. */
export const PageSkeleton = () => (
  <Stack role="status" aria-busy aria-label={text('common.loading')} sx={{ gap: 2 }}>
    <Skeleton variant="text" width="30%" />
    <Skeleton variant="rounded" width="45%" height={40} />
    <Skeleton variant="rounded" height={320} />
  </Stack>
);
