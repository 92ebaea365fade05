import { styled } from '@mui/material/styles';
import { limits } from '../contract/limits';

/**
 * The grid of a form (2 columns, 1 under 1024 px, 1§9) and the looks of every field in it. They stand here once, as plain
 * classes: a styled component per label, help and error would cost a form of 300 fields its budget.
 */
export const FieldsRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(4),
    rowGap: theme.spacing(0.5),
    alignItems: 'start',
    [`@media (max-width: ${limits.formOneColumnBelow - 0.05}px)`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& .carte-empty': { display: 'none' },
    },
    '& .carte-cell': { minWidth: 0 },
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
      marginTop: theme.spacing(0.75),
      overflowWrap: 'anywhere',
    },
    '& .carte-links': {
      ...theme.typography.caption,
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(0, 2),
      marginTop: theme.spacing(0.5),
      '& a': { color: palette.primary.main },
    },
    '& .carte-foot': {
      ...theme.typography.caption,
      display: 'flex',
      justifyContent: 'space-between',
      gap: theme.spacing(2),
      minHeight: theme.spacing(3),
      paddingTop: theme.spacing(0.5),
    },
    '& .carte-problems': { color: palette.error.main, minWidth: 0, overflowWrap: 'anywhere' },
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
      marginTop: theme.spacing(1),
      marginBottom: theme.spacing(2),
      '& h2': { ...theme.typography.h6, margin: 0 },
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
});
