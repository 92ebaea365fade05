import { type ColourScheme, type Colours, type Tone, tokens } from './tokens';

/**
 * The tokens as a style sheet for what is shown before MUI: custom properties `--c-ink`, `--c-primary-soft`,
 * `--radius-large`. The mode follows the system until `data-theme` on the root element says otherwise. Built into the
 * first style sheet by the bundler, so that nothing flashes and no inline style is needed.
 */
export const tokensCss = (): string => {
  const { colours, radius, elevation, type, layout, motion } = tokens;
  const plain = [
    ...properties('radius', radius, 'px'),
    ...properties('shadow', elevation),
    ...properties('layout', layout, 'px'),
    ...properties('motion', motion),
    ...properties('size', type.sizes),
    `--font: ${type.family}`,
  ];
  return [rule(':root', plain), colourRules(colours)].join('\n');
};

/** The colours of both modes, as custom properties. */
export const colourRules = (colours: Readonly<Record<ColourScheme, Colours>>): string => {
  const dark = ['color-scheme: dark', ...colourProperties(colours.dark)];
  return [
    rule(':root', ['color-scheme: light', ...colourProperties(colours.light)]),
    `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-theme])', dark)}\n}`,
    rule(":root[data-theme='dark']", dark),
  ].join('\n');
};

const colourProperties = (colours: Colours): readonly string[] =>
  Object.entries(colours).flatMap(([name, value]: [string, string | Tone]) =>
    typeof value === 'string'
      ? [`--c-${name}: ${value}`]
      : Object.entries(value).map(
          ([part, colour]) => `--c-${name}${part === 'main' ? '' : `-${part}`}: ${colour}`,
        ),
  );

const properties = (
  group: string,
  values: Readonly<Record<string, string | number>>,
  unit = '',
): readonly string[] => Object.entries(values).map(([name, value]) => `--${group}-${name}: ${value}${unit}`);

const rule = (selector: string, declarations: readonly string[]): string =>
  `${selector} {\n  ${declarations.join(';\n  ')};\n}`;
