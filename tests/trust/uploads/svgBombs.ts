/** Small drawings that cost much: by what they name again and again, by filters, by what their lines do. */
const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000">${inside}</svg>`;

/** Each group shows the one before ten times. */
const nested = (leaf: string, depth: number): string => {
  const groups = Array.from(
    { length: depth },
    (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`,
  );
  return `<defs><g id="a0">${leaf}</g>${groups.join('')}</defs><use href="#a${depth}"/>`;
};
const whole = (looks: string): string => `<rect width="1000" height="1000" ${looks}/>`;
const points = (count: number): string =>
  Array.from({ length: count }, (_, n) => `${(n * 7919) % 1000},${(n * 104_729) % 1000}`).join(' ');
const filtered = (filter: string, count: number): string =>
  svg(`<filter id="f">${filter}</filter>${whole('filter="url(#f)"').repeat(count)}`);

/** Refused before anything is drawn. */
export const HEAVY_SVGS: Readonly<Record<string, string>> = {
  'nested uses': svg(nested('<rect width="9" height="9"/>', 7)),
  'nested uses of a layer': svg(nested(whole('opacity=".5"'), 4)),
  'nested patterns': svg(
    Array.from({ length: 9 }, (_, n) => {
      const inside = `<rect width="4" height="4" fill="url(#p${n - 1})"/>`.repeat(10);
      return `<pattern id="p${n}" width="5" height="5" patternUnits="userSpaceOnUse">${inside}</pattern>`;
    }).join('') + whole('fill="url(#p8)"'),
  ),
  'an inherited pattern': svg(
    `<pattern id="p" width="9" height="9">${'<circle r="3"/>'.repeat(400)}</pattern>` +
      `<g style="fill: url(#p)">${'<rect width="9" height="9"/>'.repeat(400)}</g>`,
  ),
  'markers on every corner': svg(
    `<marker id="m">${'<circle r="3"/>'.repeat(50)}</marker><polyline marker-mid="url(#m)" points="${points(5000)}"/>`,
  ),
  'nested masks': svg(
    Array.from({ length: 9 }, (_, n) => {
      const inside = whole(`mask="url(#m${n - 1})"`).repeat(5);
      return `<mask id="m${n}">${inside}</mask>`;
    }).join('') + whole('mask="url(#m8)"'),
  ),
  'nested clips': svg(
    Array.from({ length: 9 }, (_, n) => {
      const inside = `<circle r="500" clip-path="url(#c${n - 1})"/>`.repeat(9);
      return `<clipPath id="c${n}">${inside}</clipPath>`;
    }).join('') + whole('clip-path="url(#c8)"'),
  ),
  'many blurs': filtered('<feGaussianBlur stdDeviation="50"/>', 200),
  noise: filtered('<feTurbulence baseFrequency=".05" numOctaves="999999"/>', 1),
  'a wide brush': filtered('<feMorphology radius="500" operator="dilate"/>', 1),
  'a wide kernel': filtered('<feConvolveMatrix order="99"/>', 1),
  'dashes of a thousandth': svg('<path d="M0 0H1e6" stroke="red" stroke-dasharray="0.001"/>'),
  'inherited dashes': svg('<g style="stroke-dasharray:.001"><path d="M0 0H9999" stroke="red"/></g>'),
  'a million letters': svg(nested(`<text>${'x'.repeat(1000)}</text>`, 3)),
  'a part within itself': svg('<g id="a"><use href="#a"/></g>'),
  'a chain of ten thousand': svg(
    `<defs>${Array.from({ length: 9999 }, (_, n) => `<g id="a${n + 1}"><use href="#a${n}"/></g>`).join('')}</defs><use href="#a9999"/>`,
  ),
};

/** Light by every count, and yet minutes of work: its edges cross each other a hundred million times. */
export const ENDLESS_SVG = svg(`<polygon points="${points(60_000)}"/>`);
