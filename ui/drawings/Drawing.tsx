import { styled } from '@mui/material/styles';

/** The frame of our line drawings: one ink, one accent, both from the theme. */
export const Drawing = styled('svg')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: theme.spacing(18),
    height: theme.spacing(13.5),
    fill: 'none',
    stroke: palette.text.disabled,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .accent': { stroke: palette.primary.main },
    '& .wash': { fill: palette.action.hover, stroke: 'none' },
    '& .paper': { fill: palette.background.paper },
  };
});
