import { FLOORS, ROOMS } from './house';

const WIDTH = 960;
const PAD = 24;
const GAP = 12;
const LINE = 20;
const ROOM_WIDTH = 112;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const words = (at: readonly [x: number, y: number], text: string, style = ''): string =>
  `<text x="${at[0]}" y="${at[1]}" ${style}>${escaped(text)}</text>`;

interface Box {
  readonly svg: string;
  readonly height: number;
}

/** The rooms of a folder, in rows from left to right: a room knows those before it. */
const rooms = (names: readonly string[], x: number, y: number, width: number): Box => {
  const perRow = Math.max(1, Math.floor(width / (ROOM_WIDTH + 8)));
  const svg = names
    .map((name, index) => {
      const left = x + (index % perRow) * (ROOM_WIDTH + 8);
      const top = y + Math.floor(index / perRow) * 32;
      return (
        `<rect x="${left}" y="${top}" width="${ROOM_WIDTH}" height="24" rx="4" fill="#fff" stroke="#c9b8a3"/>` +
        words([left + 8, top + 16], name, 'font-size="12"')
      );
    })
    .join('');
  return { svg, height: Math.ceil(names.length / perRow) * 32 };
};

const folder = (
  { name, knows }: (typeof FLOORS)[number][number],
  x: number,
  y: number,
  width: number,
): Box => {
  const inside = ROOMS[name] ? rooms(ROOMS[name], x + 12, y + 56, width - 24) : { svg: '', height: 0 };
  const height = 52 + inside.height + (inside.height > 0 ? 8 : 0);
  return {
    height,
    svg:
      words([x + 12, y + 22], `${name}/`, 'font-weight="600"') +
      words([x + 12, y + 42], knows, 'font-size="12" fill="#6b5d50"') +
      inside.svg,
  };
};

/** The house as one drawing: floors from the top down, folders beside each other, rooms inside. */
export const drawHouse = (): string => {
  let y = PAD + 2 * LINE;
  const parts = FLOORS.flatMap((folders, index) => {
    const width = (WIDTH - 2 * PAD - (folders.length - 1) * GAP) / folders.length;
    const boxes = folders.map((each, at) => ({
      x: PAD + at * (width + GAP),
      box: folder(each, PAD + at * (width + GAP), y, width),
    }));
    const height = Math.max(...boxes.map(({ box }) => box.height));
    const drawn = boxes.map(
      ({ x, box }) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#f6efe6" stroke="#8a6a4a"/>${box.svg}`,
    );
    const label = words(
      [WIDTH - PAD, y - 4],
      `floor ${FLOORS.length - 1 - index}`,
      'font-size="11" text-anchor="end" fill="#6b5d50"',
    );
    y += height + GAP + LINE;
    return [label, ...drawn];
  });
  const height = y + PAD - LINE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="15" fill="#2b241e">
<title>The floors and rooms of the house</title>
<rect width="${WIDTH}" height="${height}" fill="#fffdf9"/>
${words([PAD, PAD + 8], 'Imports point down only; inside a folder a room knows the rooms before it.')}
${parts.join('\n')}
</svg>
`;
};
