import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import type { CalendarPaneProps } from './CalendarPane';
import { calendarSize } from './calendarStyle';

const Pane = lazy(() => import('./CalendarPane').then(({ CalendarPane }) => ({ default: CalendarPane })));

/** The inline calendar: one day, or a day of a range. Its chunk loads on first use; the place is kept meanwhile. */
export function Calendar(props: CalendarPaneProps) {
  return (
    <Suspense fallback={<CalendarSkeleton />}>
      <Pane {...props} />
    </Suspense>
  );
}

/** The size of the calendar: nothing moves when it arrives. */
function CalendarSkeleton() {
  return (
    <Box sx={{ ...calendarSize, p: 2 }} aria-busy>
      <Skeleton width="100%" height="100%" />
    </Box>
  );
}
