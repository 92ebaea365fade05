/** A colour of a venue, in one theme. */
export interface AccentTone {
  /** Words, and grounds of buttons. */
  readonly main: string;
  /** Words on it. */
  readonly on: string;
  /** A quiet ground; `main` and the ink are readable on it. */
  readonly soft: string;
}

interface Accent {
  readonly light: AccentTone;
  readonly dark: AccentTone;
}

/**
 * The colours that a venue may choose for its page. They are few on purpose: each has been mixed for both themes, so that no choice
 * makes a page hard to read (a test computes the contrast).
 */
export const ACCENTS = {
  green: {
    light: { main: '#0f5c49', on: '#ffffff', soft: '#e1efe9' },
    dark: { main: '#76d0b0', on: '#05231a', soft: '#17332a' },
  },
  brick: {
    light: { main: '#8a2f22', on: '#ffffff', soft: '#f8e9e2' },
    dark: { main: '#f2a98c', on: '#34100a', soft: '#3a211b' },
  },
  wine: {
    light: { main: '#7a2340', on: '#ffffff', soft: '#f7e6ea' },
    dark: { main: '#f0a2b8', on: '#330a18', soft: '#3a1d27' },
  },
  plum: {
    light: { main: '#5f2f73', on: '#ffffff', soft: '#f0e7f4' },
    dark: { main: '#d3aee6', on: '#230b2e', soft: '#2e2036' },
  },
  blue: {
    light: { main: '#25517d', on: '#ffffff', soft: '#e5eef7' },
    dark: { main: '#92bfe8', on: '#071e33', soft: '#1a2c3d' },
  },
  sea: {
    light: { main: '#0b5966', on: '#ffffff', soft: '#e0eff1' },
    dark: { main: '#7fcbd8', on: '#04242a', soft: '#163036' },
  },
  olive: {
    light: { main: '#505a14', on: '#ffffff', soft: '#eef0dc' },
    dark: { main: '#c4cf80', on: '#1b2003', soft: '#2b2f16' },
  },
  honey: {
    light: { main: '#7d5200', on: '#ffffff', soft: '#fbeed2' },
    dark: { main: '#e8b75f', on: '#2a1b00', soft: '#372a10' },
  },
} as const satisfies Readonly<Record<string, Accent>>;

export type AccentName = keyof typeof ACCENTS;

export const isAccent = (raw: unknown): raw is AccentName =>
  typeof raw === 'string' && Object.hasOwn(ACCENTS, raw);
