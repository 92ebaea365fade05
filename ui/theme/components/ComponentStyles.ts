import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** One family of MUI components, styled. */
export type ComponentStyles = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Where a finger points, every target is at least 44 px (WCAG 2.2, product). */
export const COARSE = '@media (pointer: coarse)';
