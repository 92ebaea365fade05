import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

type Painted = typeof import('../src/early/firstPaint');

/** Where React draws; what stands in it until then. */
const ROOT = '<div id="root"></div>';

/**
 * Puts what `src/early/firstPaint.tsx` draws into the built page, so that it is seen as soon as its styles have come. Between
 * comments, so that a server that knows which address is asked for can leave the rest out (`server/http/firstPaint.ts`).
 */
export const firstPaint = (): Plugin => ({
  name: 'carte-first-paint',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      if (!html.includes(ROOT)) throw new Error(`Expected ${ROOT} in index.html, found none.`);
      const paints = Object.entries(await draw(process.cwd()))
        .map(([name, markup]) => `<!--paint:${name}--><div data-paint="${name}">${markup}</div><!--/paint-->`)
        .join('');
      return html.replace(
        ROOT,
        ROOT.replace('></', () => `>${paints}</`),
      );
    },
  },
});

/** Built for Node in the way the page is built, so that the class names are the same. */
const draw = async (root: string): Promise<Awaited<ReturnType<Painted['firstPaints']>>> => {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    publicDir: false,
    ssr: { noExternal: [/^(?!react)/] },
    build: { ssr: 'src/early/firstPaint.tsx', write: false },
  });
  const [result] = Array.isArray(output) ? output : [output];
  const chunks = 'output' in result ? result.output.filter((each) => each.type === 'chunk') : [];
  const [entry] = chunks;
  if (!entry || chunks.length > 1) throw new Error(`Expected one file that draws, got ${chunks.length}.`);
  // Beside node_modules, so that it finds React.
  const folder = await mkdtemp(join(root, 'node_modules/.carte-'));
  try {
    const file = join(folder, 'firstPaint.mjs');
    await writeFile(file, entry.code);
    const module: Painted = await import(pathToFileURL(file).href);
    return await module.firstPaints();
  } finally {
    await rm(folder, { recursive: true });
  }
};
