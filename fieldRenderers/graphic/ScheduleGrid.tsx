import { styled } from '@mui/material/styles';

/** The rows of a schedule: columns that line up on a desk, two lines a day on a phone. */
export const ScheduleGrid = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    '& .day': {
      display: 'grid',
      gridTemplateColumns: '5.5rem minmax(0, 21rem) max-content max-content',
      gridTemplateAreas: '"name times clock copy" "none wrong wrong wrong"',
      alignItems: 'center',
      columnGap: theme.spacing(2),
      minHeight: theme.spacing(7),
    },
    '& .day:first-of-type:last-of-type': {
      gridTemplateColumns: 'max-content minmax(0, 21rem)',
      gridTemplateAreas: '"clock times" "wrong wrong"',
    },
    '& .name': { gridArea: 'name', marginRight: 0, fontWeight: 550 },
    '& .times': {
      gridArea: 'times',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: theme.spacing(1),
      fontVariantNumeric: 'tabular-nums',
      '& small': { ...theme.typography.caption, gridColumn: '3', color: palette.text.secondary },
    },
    '& .off': { gridArea: 'times', color: palette.text.secondary },
    '& .clock': { gridArea: 'clock', marginRight: 0 },
    '& .copy': { gridArea: 'copy' },
    '& .wrong': { ...theme.typography.caption, gridArea: 'wrong' },
    [theme.breakpoints.down('sm')]: {
      '& .day': {
        gridTemplateColumns: 'minmax(0, 1fr) max-content max-content',
        gridTemplateAreas: '"name clock copy" "times times times" "wrong wrong wrong"',
        columnGap: theme.spacing(1),
        padding: theme.spacing(1, 0),
        borderTop: `1px solid ${palette.divider}`,
      },
      '& .day:first-of-type:last-of-type': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"clock" "times" "wrong"',
      },
      '& .day[data-off]': { gridTemplateAreas: '"name times times" "wrong wrong wrong"' },
      '& .off': { justifySelf: 'end' },
    },
  };
});
