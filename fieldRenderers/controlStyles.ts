import type { CSSObject, Theme } from '@mui/material/styles';

/** A finger needs 44 px. */
const FINGER = '@media (pointer: coarse)';

/** What the simple controls need beyond the theme. */
export const controlStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars ?? theme;
  const touch = theme.spacing(5.5);
  return {
    '& .carte-onoff': {
      display: 'flex',
      alignItems: 'center',
      minHeight: theme.spacing(5.25),
      '& > label': { ...theme.typography.body1, cursor: 'pointer', overflowWrap: 'anywhere', minWidth: 0 },
      '& > .carte-tick': { marginLeft: theme.spacing(-1) },
      [FINGER]: {
        minHeight: touch,
        '& > label': { display: 'flex', alignItems: 'center', minHeight: touch },
        // The switch keeps its looks; what a finger hits is higher than what it sees.
        '& .MuiSwitch-input': { top: '50%', height: touch, transform: 'translateY(-50%)' },
      },
    },
    '& .carte-choices': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(1),
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
        [FINGER]: { width: touch, height: touch },
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
    // In words it is the beginning of a text, which breaks like any other.
    '& .carte-read .carte-prefix': {
      whiteSpace: 'inherit',
      overflow: 'visible',
      direction: 'ltr',
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
  };
};
