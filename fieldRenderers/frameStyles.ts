import type { CSSObject, Theme } from '@mui/material/styles';

/** Label, help, counter, error text and read mode of every field. */
export const frameStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars ?? theme;
  return {
    '& .carte-cell': { minWidth: 0 },
    // A field that another one draws.
    '& .carte-cell:empty': { display: 'none' },
    '& .carte-wide': { gridColumn: '1 / -1' },
    '& .carte-field': { display: 'flex', flexDirection: 'column', minWidth: 0 },
    '& .carte-label': {
      ...theme.typography.body2,
      fontWeight: theme.typography.fontWeightMedium,
      color: palette.text.primary,
      marginBottom: theme.spacing(0.75),
      overflowWrap: 'anywhere',
    },
    '& .carte-star': { color: palette.error.main },
    '& .carte-help': {
      ...theme.typography.caption,
      color: palette.text.secondary,
      overflowWrap: 'anywhere',
    },
    '& .carte-links': {
      ...theme.typography.caption,
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(0, 2),
      '& a': { color: palette.primary.main },
    },
    '& .carte-foot': {
      ...theme.typography.caption,
      display: 'flex',
      justifyContent: 'space-between',
      gap: theme.spacing(2),
      paddingTop: theme.spacing(0.5),
    },
    '& .carte-under': { minWidth: 0, flex: 1 },
    // A line is kept free for the error text, so that nothing jumps when it comes.
    '& .carte-problems': {
      ...theme.typography.caption,
      minHeight: `${theme.typography.caption.lineHeight}em`,
      color: palette.error.main,
      minWidth: 0,
      overflowWrap: 'anywhere',
    },
    '& .carte-counter': {
      color: palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      marginLeft: 'auto',
    },
    '& .carte-over': { color: palette.error.main, fontWeight: theme.typography.fontWeightMedium },
    '& .carte-group': { display: 'flex', flexDirection: 'column', minWidth: 0 },
    '& .carte-read': {
      ...theme.typography.body1,
      minHeight: theme.spacing(4),
      color: palette.text.primary,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& .carte-none': { color: palette.text.disabled },
    '& .carte-header': {
      marginTop: theme.spacing(2),
      marginBottom: theme.spacing(2),
      '& h2': { ...theme.typography.h3, margin: 0 },
      '& p': { ...theme.typography.body2, color: palette.text.secondary, margin: theme.spacing(0.5, 0, 0) },
    },
    '& .carte-unknown': {
      ...theme.typography.body2,
      color: palette.text.secondary,
      border: `1px dashed ${palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      padding: theme.spacing(1.5),
      marginBottom: theme.spacing(3),
    },
  };
};
