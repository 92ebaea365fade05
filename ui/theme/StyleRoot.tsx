import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  createTheme,
  type PaletteOptions,
  ThemeProvider,
  type TypographyVariantsOptions,
} from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { limits } from '../../contract/limits';
import { type ColourScheme, type Colours, type Tone, tokens } from '../tokens';
import { buttons } from './components/buttons';
import { COARSE, type ComponentStyles } from './components/ComponentStyles';
import { data } from './components/data';
import { inputs } from './components/inputs';
import { surfaces } from './components/surfaces';

const { radius, layout } = tokens;
const TONES = ['error', 'warning', 'success', 'info'] as const;

/** Tabs, paging, breadcrumbs, and the notices over a page. */
const navigation: ComponentStyles = {
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
};

const tone = ({ main, strong, on, soft }: Tone) => ({
  main,
  dark: strong,
  light: strong,
  contrastText: on,
  soft,
});

/** The palette of one mode; both are made by the same rule from the same tokens. */
const paletteOf = (mode: ColourScheme, colours: Colours): PaletteOptions => ({
  mode,
  primary: tone(colours.primary),
  secondary: tone(colours.secondary),
  error: tone(colours.error),
  warning: tone(colours.warning),
  success: tone(colours.success),
  info: tone(colours.info),
  background: {
    default: colours.canvas,
    paper: colours.surface,
    raised: colours.raised,
    sunken: colours.sunken,
  },
  text: { primary: colours.ink, secondary: colours.muted, disabled: colours.faint, faint: colours.faint },
  divider: colours.line,
  // Warm as all the rest: the library's own are greys.
  action: { hover: colours.sunken, focus: colours.sunken },
  grey: { 400: colours.border, 500: colours.border },
  // Of stock lists: it lies over their toolbar, which it would let through.
  bulkActionsToolbarBackgroundColor: colours.primary.soft,
});

type Step = keyof typeof tokens.type.scale;

const step = (name: Step) => {
  const [fontSize, lineHeight, fontWeight, letterSpacing] = tokens.type.scale[name];
  return { fontSize, lineHeight, fontWeight, letterSpacing };
};

const typography: TypographyVariantsOptions = {
  fontFamily: tokens.type.family,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: step('title'),
  h2: step('section'),
  h3: step('group'),
  h4: step('group'),
  h5: step('strong'),
  h6: step('strong'),
  subtitle1: step('strong'),
  subtitle2: step('label'),
  body1: step('body'),
  body2: step('small'),
  button: { ...step('label'), fontWeight: 600, textTransform: 'none' },
  caption: step('small'),
  overline: { ...step('overline'), textTransform: 'none' },
};

/**
 * The MUI theme of these colours. Both modes are made from the same tokens and live side by side as CSS variables: `data-theme` on
 * the root element chooses, and changing the mode renders nothing again.
 */
export const themeOf = (colours: Readonly<Record<ColourScheme, Colours>>) =>
  createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    defaultColorScheme: 'light',
    colorSchemes: {
      light: { palette: paletteOf('light', colours.light) },
      dark: { palette: paletteOf('dark', colours.dark) },
    },
    shape: { borderRadius: tokens.radius.medium },
    spacing: tokens.spacing,
    typography,
    // A modal stands at 1000, so what belongs to the page stands below it.
    zIndex: {
      mobileStepper: 800,
      fab: 800,
      speedDial: 800,
      appBar: 900,
      drawer: limits.modalLevel,
      modal: limits.modalLevel,
    },
    components: { ...buttons, ...inputs, ...surfaces, ...data, ...navigation },
  });

/** Carte's own. */
export const theme = themeOf(tokens.colours);

/** The server writes a fresh nonce into each page it serves; unreplaced, there is no policy to satisfy. */
const nonceOf = (page: Document): string | undefined => {
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce && !nonce.startsWith('__') ? nonce : undefined;
};

const nonce = nonceOf(document);
const cache = createCache({ key: 'c', prepend: true, ...(nonce === undefined ? {} : { nonce }) });

/**
 * MUI's styles under a strict Content-Security-Policy. The mode is not MUI's to keep: `data-theme` on the root element
 * is set by `colourMode` before the first paint, for the landing page and the console alike.
 */
export const StyleRoot = ({
  theme: own = theme,
  children,
}: {
  readonly theme?: typeof theme | undefined;
  readonly children: ReactNode;
}): ReactElement => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={own} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  </CacheProvider>
);
