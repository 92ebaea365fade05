import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawHouse } from './drawHouse';
import { FLOORS, ROOMS } from './house';
import { importsOf } from './imports';
import { HOUSE, sourceFiles } from './sources';

/** What a floor stands on besides our own code: `contract` runs everywhere, a server has no React, a console no server. */
const FOREIGN: readonly { readonly where: RegExp; readonly never: RegExp; readonly why: string }[] = [
  {
    where: /^contract\//,
    never: /^(node:|react|@mui|ra-|fastify|drizzle)/,
    why: 'runs in every browser and on every server',
  },
  {
    where: /^dataProvider\//,
    never: /^(node:|react$|react-dom|react\/|@mui|fastify|drizzle|typebox)/,
    why: 'has no interface',
  },
  { where: /^i18n\//, never: /^(node:|@mui|fastify|drizzle|typebox)/, why: 'has no interface' },
  { where: /^server\//, never: /^(react|@mui|ra-|@emotion)/, why: 'has no React' },
  {
    where: /^guest\//,
    never: /^(node:|fastify|drizzle|typebox|@mui|@emotion|ra-|react-admin)/,
    why: 'is a document without a framework, drawn by whoever is handed it',
  },
  {
    where: /^(fieldRenderers|resources|src|kit|ui)\//,
    never: /^(node:|fastify|drizzle|typebox|pg$|@electric-sql)/,
    why: 'runs in a browser',
  },
];

/** Run by tools at build time, never shipped. */
const TOOLS = /^(contract\/compileValidators\.ts|(server|guest)\/vite\.config\.ts)$/;

const roomOf = (path: string): string => path.split('/')[1] ?? '';

/** The longest floor name that the path stands under. */
const placeOf = (path: string): { floor: number; folder: string } => {
  const places = FLOORS.flatMap((folders, floor) => folders.map(({ name }) => ({ floor, folder: name })));
  const own = places.filter(({ folder }) => path.startsWith(`${folder}/`));
  const [place] = own.sort((one, other) => other.folder.length - one.folder.length);
  if (!place) throw new Error(`${path} stands on no floor: add its folder to FLOORS.`);
  return place;
};

/** One folder of `resources` does not know another, besides what several name (`shared`); only `resources/index.ts` knows them all. */
const neighbour = (path: string): string => /^resources\/(?!shared\/)([^/]+)\//.exec(path)?.[1] ?? '';

const files = sourceFiles(...HOUSE).filter(({ path }) => !TOOLS.test(path));
const links = files.flatMap((file) => importsOf(file).map((each) => ({ path: file.path, ...each })));

describe('imports', () => {
  it('point down only, and neighbours never meet', () => {
    const wrong = links.flatMap(({ path, file, line }) => {
      if (!file || /^(tests|bench)\//.test(file)) return file ? [`${path}:${line} -> ${file}`] : [];
      const [from, to] = [placeOf(path), placeOf(file)];
      const isUp = to.floor < from.floor;
      const isAside = to.floor === from.floor && to.folder !== from.folder;
      return isUp || isAside ? [`${path}:${line} -> ${file}`] : [];
    });
    expect(
      wrong,
      'move what both need to a floor below, or hand it down as a parameter (docs/architecture.md)',
    ).toEqual([]);
  });

  it.each(Object.entries(ROOMS))('point down from room to room inside %s', (floor, rooms) => {
    // What lies beside the rooms puts them together, or is what all of them speak of.
    const inside = links.filter(({ path }) => path.startsWith(`${floor}/`) && path.split('/').length > 2);
    const unknown = inside.filter(({ path }) => !rooms.includes(roomOf(path)));
    const wrong = inside.filter(
      ({ path, file }) =>
        file?.startsWith(`${floor}/`) && rooms.indexOf(roomOf(file)) > rooms.indexOf(roomOf(path)),
    );
    expect(
      unknown.map(({ path }) => path),
      'give the folder its place in ROOMS of tests/architecture/house.ts',
    ).toEqual([]);
    expect(
      wrong.map(({ path, line, file }) => `${path}:${line} -> ${file}`),
      'move it to a room above, or what it needs below (ROOMS of tests/architecture/house.ts)',
    ).toEqual([]);
  });

  it('are drawn as they are', () => {
    expect(readFileSync('docs/house.svg', 'utf8'), 'npm run drawing').toBe(drawHouse());
  });

  it('lead from no resource into another', () => {
    const wrong = links.filter(({ path, file }) => {
      const [from, to] = [neighbour(path), neighbour(file ?? '')];
      return from !== '' && to !== '' && from !== to;
    });
    expect(
      wrong.map(({ path, line, file }) => `${path}:${line} -> ${file}`),
      'put what several resources name into resources/shared',
    ).toEqual([]);
  });

  it('stay inside what a floor may stand on', () => {
    const wrong = links.flatMap(({ path, from, line, isType }) =>
      FOREIGN.filter(({ where, never }) => !isType && where.test(path) && never.test(from)).map(
        ({ why }) => `${path}:${line} imports ${from}, but ${path.split('/')[0]} ${why}`,
      ),
    );
    expect(wrong, 'do it on a floor that may, and hand down what comes of it').toEqual([]);
  });

  it('never ask the schema library from the console: entities are types there', () => {
    const schemas = /^contract\/(entities|openapi)\//;
    const wrong = links.filter(
      ({ path, file, isType }) =>
        /^(src|kit|ui|resources|fieldRenderers|dataProvider|i18n)\//.test(path) &&
        !isType &&
        schemas.test(file ?? ''),
    );
    expect(
      wrong.map(({ path, line, from }) => `${path}:${line} -> ${from}`),
      'import type: schemas stay on the server',
    ).toEqual([]);
  });

  it('name files without their extension', () => {
    const wrong = links.filter(({ file, from }) => file && /\.(tsx?|js)$/.test(from));
    expect(
      wrong.map(({ path, line, from }) => `${path}:${line}: ${from}`),
      'leave the extension out',
    ).toEqual([]);
  });

  it('close no circle', () => {
    const next = new Map<string, string[]>();
    for (const { path, file, isType } of links)
      if (file && !isType) next.set(path, [...(next.get(path) ?? []), file]);
    expect(circles(next), 'move what both ends need into a file of its own below them').toEqual([]);
  });

  it('and the rule itself sees a circle, an upper floor and a neighbour', () => {
    expect(
      circles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual(['a -> b -> c -> a']);
    expect(placeOf('kit/list/ListPage.tsx')).toEqual({ floor: 2, folder: 'kit' });
    expect(roomOf('kit/list/ListPage.tsx')).toBe('list');
    expect(placeOf('src/App.tsx').floor).toBeLessThan(placeOf('resources/points/index.tsx').floor);
  });
});

const circles = (next: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) found.push([...trail.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
};
