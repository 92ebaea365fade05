import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type Graph, importedBy, wayTo } from './moduleGraph';

/*
 * What each route loads beyond what the first row of a list needs, module by module, and why: by which imports it is reached, or
 * beside which others it stands in a file. `npm run bench:modules` prints it from a build of its own that writes nothing.
 */

/** By the parts a person waits for: what is fetched when they are first needed, as the page and its sections ask for it. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  'the profile': ['src/preferences/PreferencesPage.tsx'],
  'the form of a dish': ['kit/form/FormPage.tsx', 'fieldRenderers/ingredients/ingredients.tsx'],
  'the form of a new point': [
    'kit/form/FormPage.tsx',
    ...['address/address', 'graphic/graphic', 'phone/phone', 'phoneOther', 'socials'].map(
      (type) => `fieldRenderers/${type}.tsx`,
    ),
  ],
  'the editor': ['resources/menus/editor/EditorPage.tsx'],
};
const FIRST_ROW = ['src/main.tsx', 'src/App.tsx', 'src/CarteConsole.tsx', 'kit/list/ListPage.tsx'];
/** Smaller ones are told together, kB gzip. */
const SHOWN_KB = 3;

interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
  /** kB gzip of each module: the share of the file that its text has before names are shortened. */
  readonly modules: ReadonlyMap<string, number>;
}

const kilobytes = (text: string): number => gzipSync(text).length / 1000;

const chunkOf = ({ fileName, imports, code, modules }: Rolldown.OutputChunk): Chunk => {
  const raw = Object.entries(modules).map(([id, { code: own }]) => [id, kilobytes(own ?? '')] as const);
  const share = kilobytes(code) / raw.reduce((sum, [, size]) => sum + size, 0);
  return {
    file: fileName,
    imports,
    modules: new Map(raw.map(([id, size]) => [short(id), size * share])),
  };
};

const short = (id: string): string => id.replace(`${process.cwd()}/`, '').replace(/^.*node_modules\//, '');

const read = async (): Promise<{ readonly chunks: readonly Chunk[]; readonly graph: Graph }> => {
  const graph = new Map<string, readonly string[]>();
  const output = await build({
    logLevel: 'error',
    build: { write: false, reportCompressedSize: false },
    plugins: [
      {
        name: 'carte-modules',
        generateBundle() {
          for (const id of this.getModuleIds())
            graph.set(short(id), (this.getModuleInfo(id)?.importedIds ?? []).map(short));
        },
      },
    ],
  });
  const [built] = Array.isArray(output) ? output : [output];
  if (!('output' in built)) throw new Error('Expected a build, got one that watches.');
  return { chunks: built.output.flatMap((part) => (part.type === 'chunk' ? [chunkOf(part)] : [])), graph };
};

const { chunks, graph } = await read();

/** The files that hold these modules, and all that those import before they run. */
const filesOf = (entries: readonly string[]): ReadonlySet<Chunk> => {
  const reached = new Set(chunks.filter(({ modules }) => entries.some((entry) => modules.has(entry))));
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.file)) reached.add(chunk);
  return reached;
};

const sumOf = (sizes: Iterable<number>): number => [...sizes].reduce((sum, size) => sum + size, 0);

const known = filesOf(FIRST_ROW);
for (const [route, entries] of Object.entries(ROUTES)) {
  const added = [...filesOf(entries)].filter((chunk) => !known.has(chunk));
  const modules = added.flatMap(({ file, modules: own }) =>
    [...own].map(([id, size]) => ({ file, id, size })),
  );
  const reached = importedBy(entries, graph);
  const total = sumOf(modules.map(({ size }) => size));
  const unused = sumOf(modules.filter(({ id }) => !reached.has(id)).map(({ size }) => size));
  console.log(
    `\n**${route}**: ${total.toFixed(1)} kB in ${added.length} files, ${unused.toFixed(1)} of them only because they share one\n`,
  );
  console.log('| module | kB | file | why |\n|---|---|---|---|');
  const shown = modules.filter(({ size }) => size > SHOWN_KB).sort((one, other) => other.size - one.size);
  for (const { file, id, size } of shown)
    console.log(
      `| \`${id}\` | ${size.toFixed(1)} | ${file.replace(/^assets\/|-[^-]+[.]js$/g, '')} | ${wayTo(id, entries, graph)} |`,
    );
  console.log(
    `| ${modules.length - shown.length} smaller | ${(total - sumOf(shown.map(({ size }) => size))).toFixed(1)} | | |`,
  );
}
