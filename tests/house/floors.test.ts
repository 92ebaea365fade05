import { describe, expect, it } from 'vitest';
import { importsOf } from './imports';
import { HOUSE, sourceFiles } from './sources';

/** From the top down; the folders of one floor are strangers to each other. */
const FLOORS: readonly (readonly string[])[] = [
  // A tool of the workshop knows the lower floors and is known to nobody.
  ['src', 'scaffold'],
  ['resources'],
  ['src/kit'],
  ['fieldRenderers'],
  ['dataProvider', 'i18n', 'server'],
  ['contract'],
];

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
    where: /^(fieldRenderers|resources|src)\//,
    never: /^(node:|fastify|drizzle|typebox|pg$|@electric-sql)/,
    why: 'runs in a browser',
  },
  {
    // A page of one's own is a chunk of its own: there stock parts may stand, and nobody else pays for them.
    where: /^(?!resources\/[^/]+\/pages\/)/,
    never: /^react-admin$/,
    why: 'stands on ra-core; stock parts belong in resources/*/pages, because they weigh the whole interface',
  },
];

/** Run by tools at build time, never shipped. */
const TOOLS = /^(contract\/compileValidators\.ts|server\/vite\.config\.ts)$/;

/** The longest floor name that the path stands under. */
const placeOf = (path: string): { floor: number; folder: string } => {
  const places = FLOORS.flatMap((folders, floor) => folders.map((folder) => ({ floor, folder })));
  const own = places.filter(({ folder }) => path.startsWith(`${folder}/`));
  const [place] = own.sort((one, other) => other.folder.length - one.folder.length);
  if (!place) throw new Error(`${path} stands on no floor: add its folder to FLOORS.`);
  return place;
};

/** One folder of `resources` does not know another; only `resources/index.ts` knows them all. */
const neighbour = (path: string): string => /^resources\/([^/]+)\//.exec(path)?.[1] ?? '';

const files = sourceFiles(...HOUSE).filter(({ path }) => !TOOLS.test(path));
const links = files.flatMap((file) => importsOf(file).map((each) => ({ path: file.path, ...each })));

describe('imports', () => {
  it('point down only, and neighbours never meet', () => {
    const wrong = links.flatMap(({ path, file }) => {
      if (!file || /^(tests|bench)\//.test(file)) return file ? [`${path} -> ${file}`] : [];
      const [from, to] = [placeOf(path), placeOf(file)];
      const isUp = to.floor < from.floor;
      const isAside = to.floor === from.floor && to.folder !== from.folder;
      return isUp || isAside ? [`${path} -> ${file}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('lead from no resource into another', () => {
    const wrong = links.filter(({ path, file }) => {
      const [from, to] = [neighbour(path), neighbour(file ?? '')];
      return from !== '' && to !== '' && from !== to;
    });
    expect(wrong.map(({ path, file }) => `${path} -> ${file}`)).toEqual([]);
  });

  it('stay inside what a floor may stand on', () => {
    const wrong = links.flatMap(({ path, from, isType }) =>
      FOREIGN.filter(({ where, never }) => !isType && where.test(path) && never.test(from)).map(
        ({ why }) => `${path} imports ${from}, but ${path.split('/')[0]} ${why}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('never ask the schema library from the console: entities are types there', () => {
    const schemas = /^contract\/(entities|openapi)\//;
    const wrong = links.filter(
      ({ path, file, isType }) =>
        /^(src|resources|fieldRenderers|dataProvider|i18n)\//.test(path) &&
        !isType &&
        schemas.test(file ?? ''),
    );
    expect(wrong.map(({ path, from }) => `${path} -> ${from}`)).toEqual([]);
  });

  it('name files without their extension', () => {
    const wrong = links.filter(({ file, from }) => file && /\.(tsx?|js)$/.test(from));
    expect(wrong.map(({ path, from }) => `${path}: ${from}`)).toEqual([]);
  });

  it('close no circle', () => {
    const next = new Map<string, string[]>();
    for (const { path, file, isType } of links)
      if (file && !isType) next.set(path, [...(next.get(path) ?? []), file]);
    expect(circles(next)).toEqual([]);
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
    expect(placeOf('src/kit/list/ListPage.tsx')).toEqual({ floor: 2, folder: 'src/kit' });
    expect(placeOf('src/App.tsx').floor).toBeLessThan(placeOf('resources/points/index.ts').floor);
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
