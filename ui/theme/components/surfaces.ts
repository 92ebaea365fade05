import { tokens } from '../../tokens';
import type { ComponentStyles } from './ComponentStyles';

const { radius, elevation } = tokens;

/** Quiet sheets: a hairline instead of a shadow at rest, shadows only for what floats. */
export const surfaces: ComponentStyles = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      rounded: { borderRadius: radius.large },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.large } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme, ownerState }) => ({
        boxShadow: elevation.high,
        backgroundColor: theme.vars.palette.background.raised,
        ...(!ownerState.fullScreen && {
          borderRadius: radius.large,
          [theme.breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)' },
        }),
      }),
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '24px 24px 8px', fontSize: '1.25rem', fontWeight: 620, lineHeight: 1.35 },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 24px 24px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--c-scrim, rgba(29, 24, 14, 0.48))' },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme, ownerState }) => ({
        backgroundColor: theme.vars.palette.background.raised,
        boxShadow: elevation.high,
        border: 0,
        ...(ownerState.anchor === 'bottom' && {
          borderRadius: `${radius.large}px ${radius.large}px 0 0`,
          paddingBottom: 'env(safe-area-inset-bottom)',
        }),
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 4,
        borderRadius: radius.medium,
        boxShadow: elevation.middle,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.raised,
      }),
      list: { padding: 6 },
    },
  },
  MuiPopover: {
    styleOverrides: { paper: { borderRadius: radius.medium, boxShadow: elevation.middle } },
  },
  MuiTooltip: {
    defaultProps: { placement: 'top', enterDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '6px 10px',
        borderRadius: radius.small,
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        fontWeight: 500,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
      }),
    },
  },
};
