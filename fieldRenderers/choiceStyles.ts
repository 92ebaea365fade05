import type { CSSObject, Theme } from '@mui/material/styles';

/** A finger needs 44 px. */
const FINGER = '@media (pointer: coarse)';

/**
 * Checkbox and radio: the input itself is what a finger hits, its box and mark are drawn inside. Drawn with borders alone,
 * because those are what stays where the system chooses the colours.
 */
export const choiceStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars ?? theme;
  const size = theme.spacing(5);
  const touch = theme.spacing(5.5);
  return {
    '& .carte-tick': {
      appearance: 'none',
      display: 'grid',
      placeContent: 'center',
      placeItems: 'center',
      flexShrink: 0,
      width: size,
      height: size,
      margin: 0,
      borderRadius: '50%',
      outline: 0,
      cursor: 'pointer',
      color: palette.grey[500],
      '&:hover': { backgroundColor: palette.action.hover },
      '&:checked': { color: palette.primary.main },
      '&::before, &::after': { content: '""', gridArea: '1 / 1', boxSizing: 'border-box' },
      '&::before': { width: 18, height: 18, border: '2px solid', borderRadius: 3 },
      '&:focus-visible::before': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 3 },
      '&:checked::before': { backgroundColor: 'currentColor' },
      '&:checked::after': {
        width: 6,
        height: 11,
        marginBottom: 3,
        border: `solid ${palette.background.paper}`,
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
      '&[type="radio"]': {
        '&::before': { width: 20, height: 20, borderRadius: '50%', backgroundColor: 'transparent' },
        '&:checked::after': { width: 0, height: 0, margin: 0, border: '5px solid', borderRadius: '50%' },
      },
      '&:disabled': { color: palette.action.disabled, cursor: 'default', backgroundColor: 'transparent' },
      [FINGER]: { width: touch, height: touch },
    },
    '& .carte-choice': {
      ...theme.typography.body1,
      display: 'inline-flex',
      alignItems: 'center',
      verticalAlign: 'middle',
      minWidth: 0,
      // The box, and not what a finger hits, stands in line with the rest.
      margin: theme.spacing(0, 2, 0, -1.375),
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '&:has(:disabled)': { color: palette.text.disabled, cursor: 'default' },
      [FINGER]: { minHeight: touch },
    },
  };
};
