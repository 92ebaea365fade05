import Box from '@mui/material/Box';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Skeleton } from '../../ui/Skeleton';
import { calendarSize } from './calendarStyle';

/** The inline calendar: one day, or a day of a range. Its chunk loads on first use; its place is kept meanwhile, so that nothing moves. */
export const Calendar = lazyWithPreload(
  async () => (await import('./CalendarPane')).CalendarPane,
  <Box sx={{ ...calendarSize, p: 2 }} aria-busy>
    <Skeleton width="100%" height="100%" />
  </Box>,
);
