import { tokens } from '../../tokens';
import { COARSE, type ComponentStyles } from './ComponentStyles';

const { radius, layout } = tokens;
const TONES = ['error', 'warning', 'success', 'info'] as const;

/** Tabs, paging, breadcrumbs, and the notices over a page. */
export const navigation: ComponentStyles = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 44, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: { height: 3, borderRadius: '3px 3px 0 0' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 44,
        padding: '0 16px',
        fontSize: '0.9375rem',
        fontWeight: 550,
        color: vars.palette.text.secondary,
        '&.Mui-selected': { color: vars.palette.text.primary },
        '&:hover': { color: vars.palette.text.primary },
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        borderRadius: radius.medium,
        fontVariantNumeric: 'tabular-nums',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.palette.primary.soft,
          color: vars.palette.primary.main,
          fontWeight: 650,
        },
        [COARSE]: { minWidth: layout.touch, height: layout.touch },
      }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.text.secondary }),
      separator: { marginLeft: 8, marginRight: 8 },
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: { borderRadius: radius.medium, padding: '8px 14px', fontSize: '0.9375rem', alignItems: 'center' },
      message: { padding: '4px 0' },
    },
    variants: TONES.map((severity) => ({
      props: { severity, variant: 'standard' },
      style: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette[severity].soft,
        color: vars.palette.text.primary,
        '& .MuiAlert-icon': { color: vars.palette[severity].main },
      }),
    })),
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: radius.pill } } },
};
