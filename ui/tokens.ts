/**
 * The look of Carte as data: the MUI theme and the style sheet of the landing page are both made from it. Colours are
 * bottle green on warm paper; green also means "displayed", amber "under moderation", brick "not displayed". Every pair
 * that carries words keeps WCAG 2.2 AA in both modes (a test computes it).
 */
export interface Tone {
  /** The colour itself: fills, icons, links. */
  readonly main: string;
  /** Hovered and pressed fills. */
  readonly strong: string;
  /** Words on `main`. */
  readonly on: string;
  /** Quiet background for badges and notices; `main` is readable on it. */
  readonly soft: string;
}

/** The colours of one mode. */
export interface Colours {
  readonly canvas: string;
  readonly surface: string;
  readonly raised: string;
  readonly sunken: string;
  /** Hairlines between things. */
  readonly line: string;
  /** Borders that a control is recognised by: 3:1. */
  readonly border: string;
  readonly ink: string;
  readonly muted: string;
  readonly faint: string;
  readonly primary: Tone;
  readonly secondary: Tone;
  readonly error: Tone;
  readonly warning: Tone;
  readonly success: Tone;
  readonly info: Tone;
  /** Decoration only, never words. */
  readonly saffron: string;
  readonly scrim: string;
}

const light: Colours = {
  canvas: '#f7f4ee',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f1ede4',
  line: '#e5dfd3',
  border: '#8c8475',
  ink: '#1d1a16',
  muted: '#5c5549',
  faint: '#6f675a',
  primary: { main: '#0f5c49', strong: '#0a4436', on: '#ffffff', soft: '#e1efe9' },
  secondary: { main: '#7d5200', strong: '#623f00', on: '#ffffff', soft: '#fbeed2' },
  error: { main: '#b0281c', strong: '#8c1c12', on: '#ffffff', soft: '#fce8e4' },
  warning: { main: '#8a4f00', strong: '#6b3d00', on: '#ffffff', soft: '#fdecd3' },
  success: { main: '#1c6b3a', strong: '#14522c', on: '#ffffff', soft: '#e2f2e6' },
  info: { main: '#2a5681', strong: '#1e4164', on: '#ffffff', soft: '#e5eef7' },
  saffron: '#e9a23b',
  scrim: 'rgba(29, 24, 14, 0.48)',
};

const dark: Colours = {
  canvas: '#131210',
  surface: '#1c1a17',
  raised: '#25221e',
  sunken: '#0f0e0c',
  line: '#35312a',
  border: '#8e8678',
  ink: '#f3eee4',
  muted: '#bcb3a3',
  faint: '#9f9687',
  primary: { main: '#76d0b0', strong: '#95dfc5', on: '#05231a', soft: '#17332a' },
  secondary: { main: '#e8b75f', strong: '#f1cb86', on: '#2a1b00', soft: '#372a10' },
  error: { main: '#f4897c', strong: '#f8a89e', on: '#300905', soft: '#3d1d18' },
  warning: { main: '#f0ad5b', strong: '#f5c486', on: '#2e1800', soft: '#3a2710' },
  success: { main: '#83cf98', strong: '#a3ddb3', on: '#062411', soft: '#183120' },
  info: { main: '#92bfe8', strong: '#b2d3f0', on: '#071e33', soft: '#1a2c3d' },
  saffron: '#e9a23b',
  scrim: 'rgba(0, 0, 0, 0.62)',
};

const sizes = {
  over: '0.75rem',
  small: '0.8125rem',
  label: '0.875rem',
  body: '0.9375rem',
  /** What one types into: a browser zooms into anything smaller. */
  control: 'max(1rem, 16px)',
  group: '1.0625rem',
  section: '1.25rem',
  title: '1.75rem',
  display: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem)',
} as const;

export const tokens = {
  colours: { light, dark },
  /** px; everything stands on the 8 px grid. */
  spacing: 8,
  radius: { small: 6, medium: 10, large: 16, pill: 999 },
  elevation: {
    low: '0 1px 2px rgba(29, 24, 14, 0.06), 0 1px 3px rgba(29, 24, 14, 0.08)',
    middle: '0 2px 6px rgba(29, 24, 14, 0.06), 0 8px 24px rgba(29, 24, 14, 0.10)',
    high: '0 8px 16px rgba(29, 24, 14, 0.08), 0 24px 64px rgba(29, 24, 14, 0.18)',
  },
  type: {
    /** The second is as wide and as high as the first (`fontsCss.ts`): nothing moves when its letters come. */
    family: "'Golos Text Variable', 'Golos Fallback', 'Segoe UI', system-ui, sans-serif",
    /** The sizes of letters; there are no others. */
    sizes,
    /** Size, line height, weight, letter spacing. */
    scale: {
      title: [sizes.title, 1.25, 650, '-0.015em'],
      section: [sizes.section, 1.35, 620, '-0.01em'],
      group: [sizes.group, 1.4, 600, '-0.005em'],
      body: [sizes.body, 1.55, 400, '0'],
      strong: [sizes.body, 1.55, 600, '0'],
      small: [sizes.small, 1.5, 400, '0'],
      label: [sizes.label, 1.4, 550, '0'],
      overline: [sizes.over, 1.4, 600, '0.04em'],
    },
  },
  /** px. */
  layout: { sidebar: 264, rail: 76, bar: 60, content: 1240, touch: 44, control: 42 },
  motion: { quick: '120ms', calm: '180ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;

export type ColourScheme = keyof typeof tokens.colours;
