import { describe, expect, it } from 'vitest';
import { theme } from '../../ui/theme/StyleRoot';
import { type ColourScheme, type Colours, tokens } from '../../ui/tokens';
import { tokensCss } from '../../ui/tokensCss';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const TONES = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;
const GROUNDS = ['canvas', 'surface', 'raised', 'sunken'] as const;

const pairs = (colours: Colours): readonly (readonly [string, string, string])[] => [
  ...GROUNDS.flatMap((ground) => [
    ...(['ink', 'muted', 'faint'] as const).map(
      (word) => [`${word} on ${ground}`, colours[word], colours[ground]] as const,
    ),
    ...TONES.map((tone) => [`${tone} on ${ground}`, colours[tone].main, colours[ground]] as const),
  ]),
  ...TONES.flatMap((tone) => [
    [`words on ${tone}`, colours[tone].on, colours[tone].main] as const,
    [`words on strong ${tone}`, colours[tone].on, colours[tone].strong] as const,
    [`${tone} on its soft ground`, colours[tone].main, colours[tone].soft] as const,
    [`ink on soft ${tone}`, colours.ink, colours[tone].soft] as const,
  ]),
];

describe.each(Object.keys(tokens.colours) as ColourScheme[])('the %s palette', (scheme) => {
  const colours = tokens.colours[scheme];

  it.each(pairs(colours))('keeps 4.5:1 for %s', (_name, word, ground) => {
    expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('keeps 3:1 between the border of a control and %s', (ground) => {
    expect(contrast(colours.border, colours[ground])).toBeGreaterThanOrEqual(3);
  });

  it('is the palette of the MUI theme', () => {
    expect(theme.colorSchemes[scheme]?.palette.primary.main).toBe(colours.primary.main);
    expect(theme.colorSchemes[scheme]?.palette.background.default).toBe(colours.canvas);
  });
});

describe('tokensCss', () => {
  it('writes light colours first, dark ones for the system and for the choice', () => {
    const css = tokensCss();
    expect(css).toContain(`--c-ink: ${tokens.colours.light.ink};`);
    expect(css).toContain(`--c-primary-soft: ${tokens.colours.light.primary.soft};`);
    expect(css).toContain('--radius-large: 16px;');
    expect(css.split(`--c-canvas: ${tokens.colours.dark.canvas};`)).toHaveLength(3);
  });
});

describe('the theme', () => {
  it('[UI-03] stacks modals at 1000', () => {
    expect(theme.zIndex.modal).toBe(1000);
    expect(theme.zIndex.appBar).toBeLessThan(1000);
  });

  it('[UI-08] stands tooltips on top', () => {
    expect(theme.components?.MuiTooltip?.defaultProps?.placement).toBe('top');
  });

  it('leaves out the global styles that every input would inject', () => {
    expect(theme.components?.MuiInputBase?.defaultProps?.disableInjectingGlobalStyles).toBe(true);
  });
});
