import type { CSSObject, Theme } from '@mui/material/styles';

/** A finger needs 44 px. */
const FINGER = '@media (pointer: coarse)';

/** The box around a text-like input: the looks of the theme's outlined input, as one class. */
export const boxStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars ?? theme;
  const height = theme.spacing(5.25);
  return {
    '& .carte-box': {
      ...theme.typography.body1,
      display: 'flex',
      alignItems: 'center',
      boxSizing: 'border-box',
      width: '100%',
      minWidth: 0,
      cursor: 'text',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.grey[400]}`,
      borderRadius: theme.shape.borderRadius,
      '&:hover': { borderColor: palette.text.secondary },
      '&:has(:disabled)': { color: palette.text.disabled, backgroundColor: palette.background.sunken },
      '&:has([aria-invalid="true"])': { borderColor: palette.error.main },
      // The second pixel lies inside, so that nothing moves.
      '&:has(input:focus, textarea:focus)': {
        borderColor: palette.primary.main,
        boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
        '&:has([aria-invalid="true"])': {
          borderColor: palette.error.main,
          boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
        },
      },
      '& > input, & > textarea': {
        font: 'inherit',
        letterSpacing: 'inherit',
        color: 'inherit',
        background: 'none',
        border: 0,
        outline: 0,
        margin: 0,
        padding: theme.spacing(0, 1.625),
        flex: 1,
        minWidth: 0,
        width: '100%',
        '&::placeholder': { color: palette.text.faint, opacity: 1 },
      },
      '& > input': {
        height: `calc(${height} - 2px)`,
        textOverflow: 'ellipsis',
        [FINGER]: { height: `calc(${theme.spacing(5.5)} - 2px)` },
      },
      '& > textarea': {
        minHeight: theme.spacing(11),
        maxHeight: theme.spacing(40),
        paddingBlock: theme.spacing(1.25),
        resize: 'vertical',
        lineHeight: 1.5,
        fieldSizing: 'content',
      },
      '& > .carte-arrows': { marginRight: theme.spacing(0.875) },
    },
  };
};
