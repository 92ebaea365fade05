import { styled } from '@mui/material/styles';

/** The ingredients of a food as chips that wrap; allergens stand out by colour and sign. */
export const Chips = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const height = theme.spacing(4.5);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    margin: theme.spacing(1.5, 0, 0.5),
    padding: 0,
    listStyle: 'none',
    '& li': {
      ...theme.typography.body2,
      display: 'flex',
      alignItems: 'stretch',
      maxWidth: '100%',
      minHeight: height,
      overflow: 'hidden',
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: palette.background.paper,
    },
    '& li[data-allergen]': { borderColor: palette.warning.main, backgroundColor: palette.warning.soft },
    '& li[data-invalid]': { borderColor: palette.error.main },
    '& li > span': { alignItems: 'center' },
    '& .title': {
      ...theme.typography.body2,
      paddingLeft: theme.spacing(1.5),
      overflowWrap: 'anywhere',
      textAlign: 'left',
    },
    '& .flag, & .remove': { minWidth: height, flex: 'none', color: palette.text.secondary },
    '& .flag[aria-pressed=true]': { color: 'inherit', paddingRight: theme.spacing(0.75) },
    '& .flag:hover, & .remove:hover': { backgroundColor: palette.action.hover },
    '& .MuiButtonBase-root:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: '-2px',
      borderRadius: 'inherit',
    },
    '& input': {
      ...theme.typography.body2,
      minWidth: 0,
      maxWidth: '100%',
      paddingLeft: theme.spacing(1.5),
      border: 0,
      color: 'inherit',
      backgroundColor: 'transparent',
      '&:focus': { outline: 'none', boxShadow: `inset 0 -2px ${palette.primary.main}` },
    },
    '@media (pointer: coarse)': {
      '& .title, & .flag, & .remove': { minHeight: theme.spacing(5.5) },
      '& .title': { minWidth: theme.spacing(5.5) },
      '& .flag, & .remove': { minWidth: theme.spacing(5.5) },
    },
  };
});
