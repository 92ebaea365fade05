import { tokens } from '../../tokens';
import { COARSE, type ComponentStyles } from './ComponentStyles';

const { radius, layout } = tokens;
const TONES = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;

/** Tables that can be scanned, badges that speak softly, rows a finger can hit. */
export const data: ComponentStyles = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 16px',
        borderBottomColor: theme.vars.palette.divider,
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
      }),
      head: ({ theme }) => ({
        padding: '10px 16px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        backgroundColor: 'transparent',
        whiteSpace: 'nowrap',
      }),
      paddingCheckbox: { width: 52, padding: '0 0 0 8px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.palette.background.sunken },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.primary.soft },
        'tbody &:last-of-type > td': { borderBottom: 0 },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 28,
        borderRadius: radius.pill,
        fontSize: '0.8125rem',
        fontWeight: 550,
        // A badge stays small; what a finger hits is higher than what it sees.
        [COARSE]: {
          '&.MuiChip-clickable': { position: 'relative' },
          '&.MuiChip-clickable::after': { content: '""', position: 'absolute', inset: '-10px 0' },
        },
        '&.MuiChip-colorDefault.MuiChip-filled': {
          backgroundColor: theme.vars.palette.background.sunken,
          color: theme.vars.palette.text.secondary,
        },
      }),
      sizeSmall: { height: 24 },
      deleteIcon: { color: 'inherit', opacity: 0.7, '&:hover': { color: 'inherit', opacity: 1 } },
    },
    variants: TONES.map((color) => ({
      props: { color, variant: 'filled' },
      style: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette[color].soft,
        color: vars.palette[color].main,
        '&.MuiChip-clickable:hover': { backgroundColor: vars.palette[color].soft },
      }),
    })),
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 42,
        borderRadius: radius.medium,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.palette.primary.soft,
          color: vars.palette.primary.main,
        },
        [COARSE]: { minHeight: layout.touch },
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars, breakpoints } }) => ({
        minHeight: 40,
        gap: 4,
        borderRadius: radius.small,
        fontSize: '0.9375rem',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.palette.primary.soft,
          color: vars.palette.primary.main,
        },
        [COARSE]: { minHeight: layout.touch },
        [breakpoints.down('sm')]: { minHeight: 48, whiteSpace: 'normal' },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { rounded: { borderRadius: radius.medium } },
  },
};
