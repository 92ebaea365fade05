import { build, type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import { limits } from '../contract/limits.ts';
import type { EarlyList, EarlyPage } from '../src/early/earlyCalls.ts';
import type { EarlyRows } from '../src/early/earlyRows.ts';
import { noStyles } from './noStyles.ts';
import { reactAdminByName } from './reactAdminByName.ts';

type Resources = typeof import('../resources');
type EarlyPages = typeof import('../resources/earlyPages');
type Endpoints = typeof import('../contract/endpoints');

/** Files that who has signed in needs for a list, beside the page's own. */
const AHEAD = /^(console|texts)$/;

/** How the bundler names the application in the page, and what it imports: the first script fetches and runs them. */
const MAIN = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Puts `src/early/ask.ts` first into the built page, as a script of its own that shares no file with the others. A page that
 * is being developed goes without: there everything is asked for in its own time.
 */
export const earlyScript = (): Plugin => {
  let written: Promise<string> | undefined;
  let pages: Promise<readonly PageFile[]>;
  let file: string;
  return {
    name: 'carte-early',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ build: { ssr }, root }) => {
      if (ssr) return;
      pages = readPages();
      written = pages.then((found) => writeScript(root, found));
      written.catch(() => undefined);
    },
    async generateBundle() {
      if (!written) return;
      const reference = this.emitFile({ type: 'asset', name: 'early.js', source: await written });
      file = this.getFileName(reference);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const [tag = '', main = ''] = MAIN.exec(html) ?? [];
        if (tag === '') throw new Error('Expected the script of the application in the page, found none.');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const first = chunks.filter(({ name, isEntry }) => isEntry || AHEAD.test(name));
        const known = new Set(first.flatMap((chunk) => importedBy(chunk, bundle)));
        const behind = (await pages).map(({ path, chunks: wanted }) => {
          const needed = wanted.flatMap((each) => {
            const chunk = chunks.find(({ name }) => name === each);
            if (!chunk) throw new Error(`Expected a chunk "${each}" for ${path}, found none.`);
            return importedBy(chunk, bundle);
          });
          const own = [...new Set(needed)].filter((name) => !known.has(name));
          return [path, [...own, ...stylesOf(own, bundle)].map(address)];
        });
        const own = first.filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName);
        const ahead = [...own, ...stylesOf(own, bundle)].map(address);
        const script: HtmlTagDescriptor = {
          tag: 'script',
          attrs: {
            // The document is read meanwhile; what stands in it is shown when the script has said which of it.
            async: true,
            blocking: 'render',
            src: address(file),
            'data-main': main,
            'data-first': [...html.matchAll(PRELOADED)].map(([, href]) => href).join(' '),
            'data-ahead': ahead.join(' '),
            'data-pages': JSON.stringify(Object.fromEntries(behind)),
          },
          injectTo: 'head-prepend',
        };
        return { html: html.replace(tag, '').replace(PRELOADED, ''), tags: [script] };
      },
    },
  };
};

const address = (fileName: string): string => `/${fileName}`;

/** A chunk, and all that it needs before it runs. */
const importedBy = (chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly string[] => {
  const reached = new Set([chunk.fileName]);
  for (const name of reached) {
    const output = bundle[name];
    if (output?.type === 'chunk') for (const imported of output.imports) reached.add(imported);
  }
  return [...reached];
};

/** The styles that are fetched with these chunks: none of them runs before they have come. */
const stylesOf = (names: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] =>
  names.flatMap((name) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
  });

const writeScript = async (root: string, pages: readonly PageFile[]): Promise<string> => {
  const define = {
    EARLY_LISTS: JSON.stringify(await readLists()),
    EARLY_PAGES: JSON.stringify(pages.map(({ chunks: _chunks, ...page }) => page)),
    EARLY_PAGE_SIZE: JSON.stringify(limits.pageSize),
    EARLY_PROFILE: JSON.stringify((await readEndpoints()).endpointOf('profile.one').path),
  };
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { input: 'src/early/ask.ts', output: { format: 'iife' } },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  const [chunk] = 'output' in result ? result.output : [];
  if (!chunk) throw new Error('Expected the first script as one file, got none.');
  return chunk.code;
};

/** A declaration is read without what only a browser needs. */
const BARE = { plugins: [reactAdminByName(), noStyles()] };

const readEndpoints = async (): Promise<Endpoints> =>
  (await runnerImport<Endpoints>('/contract/endpoints/index.ts')).module;

/** The lists whose first call follows from the address alone. */
const readLists = async (): Promise<readonly EarlyList[]> => {
  const { endpointOf, isEndpointKey } = await readEndpoints();
  return (await readResources()).flatMap((resource): EarlyList[] => {
    const key = `${resource.name}.list`;
    if (resource.pages?.list || !isEndpointKey(key)) return [];
    const { path: call, query = [], paged = false, extendedQuery = [], capability, answer } = endpointOf(key);
    // Only the profile's answer says whether this backend has it.
    if (capability !== undefined) return [];
    const { path, params } = resource.routes.list;
    return [
      {
        path,
        params,
        call,
        query,
        isPaged: paged,
        extended: extendedQuery,
        resource: resource.name,
        rows: rowsOf(resource, answer),
      },
    ];
  });
};

/** What can be shown of its rows before the console has come. */
const rowsOf = (
  { list, messages, routes }: Resources['resources'][number],
  answer: ReturnType<Endpoints['endpointOf']>['answer'],
): EarlyRows => ({
  ...(list.title === undefined && { title: messages.title }),
  under: (answer.kind === 'list' && answer.under) || 'data',
  ...(answer.kind === 'list' && answer.wrap !== undefined && { wrap: answer.wrap }),
  ...(list.target === undefined && routes.edit && { edit: routes.edit }),
  columns: list.columns.map(({ key, label, width, align, leaves }) => ({
    key,
    label,
    ...(width !== undefined && { width }),
    ...((align ?? leaves) && { className: [align, leaves].filter(Boolean).join(' ') }),
  })),
  hasNote: list.columns[0]?.under !== undefined,
  hasStatus: list.card.status !== undefined,
  ...(list.room && { room: list.room }),
});

/** A page of its own, and the names of the chunks that it is drawn from. */
type PageFile = EarlyPage & { readonly chunks: readonly string[] };

const readPages = async (): Promise<readonly PageFile[]> => {
  const { endpointOf } = await readEndpoints();
  const resources = await readResources();
  const { module } = await runnerImport<EarlyPages>('/resources/earlyPages.ts', BARE);
  return module.earlyPages.map(({ resource, page, call, params, seen, chunks }): PageFile => {
    const { routes } = resources.find(({ name }) => name === resource) ?? {};
    const [, route] = Object.entries(routes ?? {}).find(([name]) => name === page) ?? [];
    if (!route) throw new Error(`Expected a page "${page}" of ${resource}, found none.`);
    const parameter = (parent: string): string =>
      route.params.find((each) => each.parent === parent)?.name ?? parent;
    const own = Object.entries(params).map(([name, parent]) => [name, parameter(parent)]);
    return { path: route.path, call: endpointOf(call).path, params: Object.fromEntries(own), seen, chunks };
  });
};

const readResources = async (): Promise<Resources['resources']> =>
  (await runnerImport<Resources>('/resources/index.ts', BARE)).module.resources;
