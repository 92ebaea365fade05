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
    '& .carte-onoff': {
      display: 'flex',
      alignItems: 'center',
      minHeight: theme.spacing(5.25),
      '& > label': { ...theme.typography.body1, cursor: 'pointer', overflowWrap: 'anywhere', minWidth: 0 },
      '& > .MuiCheckbox-root': { marginLeft: theme.spacing(-1) },
    },
    '& .carte-choices': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(1),
      '& .MuiFormControlLabel-root': { minWidth: 0 },
    },
    '& .carte-textarea': {
      padding: 0,
      '& textarea': {
        height: 'auto',
        minHeight: theme.spacing(11),
        maxHeight: theme.spacing(40),
        padding: theme.spacing(1.25, 1.75),
        resize: 'vertical',
        lineHeight: 1.5,
        fieldSizing: 'content',
      },
    },
    '& .carte-number input': { fontVariantNumeric: 'tabular-nums' },
    '& .carte-arrows': {
      display: 'flex',
      marginRight: theme.spacing(-0.75),
      '& button': {
        display: 'grid',
        placeItems: 'center',
        width: theme.spacing(4),
        height: theme.spacing(4),
        padding: 0,
        border: 0,
        borderRadius: theme.spacing(1),
        background: 'none',
        color: palette.text.secondary,
        cursor: 'pointer',
        '&:hover': { backgroundColor: palette.action.hover },
      },
      '& svg': {
        width: '1.25em',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      '& [data-open] svg': { transform: 'rotate(180deg)' },
    },
    '& .carte-prefix': {
      color: palette.text.secondary,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // The end of the prefix says most: it is the beginning that gives way.
      direction: 'rtl',
      unicodeBidi: 'plaintext',
      maxWidth: '50%',
      flexShrink: 0,
    },
    '& .carte-now': {
      ...theme.typography.body2,
      margin: theme.spacing(0, 0, 1),
      color: palette.text.secondary,
    },
    '& .carte-badge': {
      ...theme.typography.body2,
      fontWeight: theme.typography.fontWeightMedium,
      display: 'inline-block',
      padding: theme.spacing(0.25, 1.25),
      borderRadius: theme.spacing(2),
      color: palette.text.primary,
      backgroundColor: palette.action.selected,
      '&[data-status="displayed"]': { color: palette.primary.main, backgroundColor: palette.primary.soft },
      '&:is([data-status="not_displayed"], [data-status="rejected"])': {
        color: palette.error.main,
        backgroundColor: palette.error.soft,
      },
      '&[data-status="under_moderation"]': {
        color: palette.secondary.main,
        backgroundColor: palette.secondary.soft,
      },
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
