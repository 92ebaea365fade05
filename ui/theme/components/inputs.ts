import { createElement, type ElementType } from 'react';
import { tokens } from '../../tokens';
import { COARSE, type ComponentStyles } from './ComponentStyles';

const { radius, layout, motion } = tokens;

/** What react-admin says besides in the words of MUI 5, which MUI 9 hands on to the element, and React warns of. */
const FORMER = /^(?:[iI]nput|InputLabel|FormHelperText|Select)Props$/;

const withoutFormer =
  (tag: 'div' | 'span'): ElementType =>
  (props) =>
    createElement(tag, Object.fromEntries(Object.entries(props).filter(([name]) => !FORMER.test(name))));

/** Labels stand above, so the border has no notch and nothing floats; help and errors stand under the input. */
export const inputs: ComponentStyles = {
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        whiteSpace: 'normal',
        fontSize: tokens.type.scale.label[0],
        fontWeight: 550,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiFormControl: { defaultProps: { component: withoutFormer('div') } },
  MuiFormLabel: {
    styleOverrides: { asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }) },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.faint, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        borderRadius: radius.medium,
        backgroundColor: vars.palette.background.paper,
        transition: `box-shadow ${motion.quick}`,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-error': { backgroundColor: vars.palette.background.paper },
        '&.Mui-disabled, &:has(input[readonly])': { backgroundColor: vars.palette.background.sunken },
        '&:has([role="combobox"])': { backgroundColor: vars.palette.background.paper },
        [COARSE]: { minHeight: layout.touch },
      }),
      input: { padding: '0 14px', height: layout.control, [COARSE]: { height: layout.touch } },
      multiline: {
        padding: '10px 14px',
        '& .MuiOutlinedInput-input.MuiOutlinedInput-input': { padding: 0, height: 'auto' },
      },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.grey[400],
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { display: 'flex', alignItems: 'center', minHeight: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginLeft: 0, marginRight: 0, marginTop: 6, fontSize: '0.8125rem', lineHeight: 1.4 },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { [COARSE]: { minHeight: layout.touch } } },
  },
  MuiCheckbox: {
    defaultProps: { component: withoutFormer('span') },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        color: theme.vars.palette.grey[500],
        [COARSE]: { padding: 10 },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: 8, color: theme.vars.palette.grey[500], [COARSE]: { padding: 10 } }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 46, height: 28, padding: 0, margin: '8px 10px 8px 0', overflow: 'visible' },
      switchBase: {
        padding: 4,
        '&.Mui-checked': { transform: 'translateX(18px)' },
      },
      thumb: ({ theme }) => ({
        width: 20,
        height: 20,
        boxShadow: 'none',
        backgroundColor: theme.vars.palette.background.paper,
      }),
      track: ({ theme }) => ({
        borderRadius: radius.pill,
        opacity: 1,
        backgroundColor: theme.vars.palette.grey[500],
        '.MuiSwitch-switchBase.Mui-checked + &': { opacity: 1 },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        padding: '0 12px',
        '& .MuiAutocomplete-input.MuiAutocomplete-input': { padding: '0 2px' },
      },
      option: { minHeight: 40, [COARSE]: { minHeight: layout.touch } },
    },
  },
};
