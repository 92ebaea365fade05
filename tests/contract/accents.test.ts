import { describe, expect, it } from 'vitest';
import { ACCENTS } from '../../contract/guest/accents';
import { tokens } from '../../ui/tokens';

const channel = (part: number): number => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

describe('[GP-03] every accent keeps its contrast', () => {
  const cases = Object.entries(ACCENTS).flatMap(([name, accent]) =>
    (['light', 'dark'] as const).map((theme) => [name, theme, accent[theme]] as const),
  );

  it.each(cases)('%s, %s', (_name, theme, { main, on, soft }) => {
    const { canvas, surface, ink, muted } = tokens.colours[theme];
    const pairs = [
      [main, canvas],
      [main, surface],
      [main, soft],
      [on, main],
      [ink, soft],
      [muted, soft],
    ] as const;
    for (const [words, ground] of pairs) expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
