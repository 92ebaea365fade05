import { tokens } from '../../tokens';
import { COARSE, type ComponentStyles } from './ComponentStyles';

const { radius, layout, motion } = tokens;

const size = (height: number, padding: number, fontSize: string) => ({
  minHeight: height,
  padding: `0 ${padding}px`,
  fontSize,
  [COARSE]: { minHeight: Math.max(height, layout.touch) },
});

/**
 * MUI's own variants, and those of the specification: first button primary, secondary, add, simple, gradient in
 * xl, l, m, s; second button primary, secondary, error, withoutBG in xs, s, m, l.
 */
export const buttons: ComponentStyles = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: radius.medium,
        whiteSpace: 'nowrap',
        transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
        ...size(layout.control, 18, '0.9375rem'),
      },
      sizeSmall: size(34, 12, '0.875rem'),
      sizeLarge: size(50, 24, '1rem'),
      outlined: ({ theme }) => ({
        '&:where(:not([disabled]))': { borderColor: theme.vars.palette.divider },
        '&:hover': {
          borderColor: theme.vars.palette.grey[500],
          backgroundColor: theme.vars.palette.background.sunken,
        },
      }),
    },
    variants: [
      { props: { size: 'xs' }, style: size(30, 10, '0.8125rem') },
      { props: { size: 's' }, style: size(34, 12, '0.875rem') },
      { props: { size: 'm' }, style: size(layout.control, 18, '0.9375rem') },
      { props: { size: 'l' }, style: size(48, 22, '1rem') },
      { props: { size: 'xl' }, style: size(56, 28, '1.0625rem') },
      {
        props: ({ variant }) => variant === 'primary' || variant === 'add',
        style: ({ theme: { vars } }) => ({
          backgroundColor: vars.palette.primary.main,
          color: vars.palette.primary.contrastText,
          '&:hover': { backgroundColor: vars.palette.primary.dark },
        }),
      },
      {
        props: { variant: 'gradient' },
        style: ({ theme: { vars } }) => ({
          backgroundImage: `linear-gradient(135deg, ${vars.palette.primary.main}, ${vars.palette.primary.dark})`,
          color: vars.palette.primary.contrastText,
        }),
      },
      {
        props: { variant: 'secondary' },
        style: ({ theme: { vars } }) => ({
          backgroundColor: vars.palette.primary.soft,
          color: vars.palette.primary.main,
          '&:hover': { backgroundColor: vars.palette.background.sunken },
        }),
      },
      {
        props: { variant: 'error' },
        style: ({ theme: { vars } }) => ({
          backgroundColor: vars.palette.error.main,
          color: vars.palette.error.contrastText,
          '&:hover': { backgroundColor: vars.palette.error.dark },
        }),
      },
      {
        props: ({ variant }) => variant === 'simple' || variant === 'withoutBG',
        style: ({ theme: { vars } }) => ({
          color: vars.palette.text.primary,
          '&:hover': { backgroundColor: vars.palette.background.sunken },
        }),
      },
      {
        props: ({ variant }) => variant !== undefined && !['text', 'outlined', 'contained'].includes(variant),
        style: ({ theme: { vars } }) => ({
          '&.Mui-disabled': {
            backgroundColor: vars.palette.background.sunken,
            backgroundImage: 'none',
            color: vars.palette.text.disabled,
          },
          '&.MuiButton-loading.Mui-disabled': { color: 'transparent' },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.medium,
        color: theme.vars.palette.text.secondary,
        '&:hover': {
          backgroundColor: theme.vars.palette.background.sunken,
          color: theme.vars.palette.text.primary,
        },
        [COARSE]: { minWidth: layout.touch, minHeight: layout.touch },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 550, textUnderlineOffset: '0.18em' } },
  },
};
