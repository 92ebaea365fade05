import { build, type Plugin, runnerImport } from 'vite';
import { limits } from '../contract/limits.ts';
import type { EarlyList } from '../src/early/listCall.ts';
import { noStyles } from './noStyles.ts';
import { reactAdminByName } from './reactAdminByName.ts';

type Resources = typeof import('../resources');
type Endpoints = typeof import('../contract/endpoints');

/** Files that who has signed in needs for a list, beside the page's own. */
const AHEAD = /^(console|texts)$/;

/**
 * Puts `src/early/ask.ts` first into the built page, as a script of its own that shares no file with the others. A page that
 * is being developed goes without: there everything is asked for in its own time.
 */
export const earlyScript = (): Plugin => {
  let written: Promise<string> | undefined;
  let file: string;
  return {
    name: 'carte-early',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ build: { ssr }, root }) => {
      if (!ssr) written = writeScript(root);
      written?.catch(() => undefined);
    },
    async generateBundle() {
      if (!written) return;
      const reference = this.emitFile({ type: 'asset', name: 'early.js', source: await written });
      file = this.getFileName(reference);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const ahead = Object.values(bundle)
          .filter((output) => output.type === 'chunk' && AHEAD.test(output.name))
          .map(({ fileName }) => `/${fileName}`);
        return [
          {
            tag: 'script',
            attrs: { src: `/${file}`, 'data-ahead': ahead.join(' ') },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
};

const writeScript = async (root: string): Promise<string> => {
  const define = {
    EARLY_LISTS: JSON.stringify(await readLists()),
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

const readEndpoints = async (): Promise<Endpoints> =>
  (await runnerImport<Endpoints>('/contract/endpoints/index.ts')).module;

/** The lists whose first call follows from the address alone. */
const readLists = async (): Promise<readonly EarlyList[]> => {
  const { endpointOf, isEndpointKey } = await readEndpoints();
  const { module } = await runnerImport<Resources>('/resources/index.ts', {
    plugins: [reactAdminByName(), noStyles()],
  });
  return module.resources.flatMap((resource): EarlyList[] => {
    const key = `${resource.name}.list`;
    if (resource.pages?.list || !isEndpointKey(key)) return [];
    const { path: call, query = [], paged = false, capability } = endpointOf(key);
    // Only the profile's answer says whether this backend has it.
    if (capability !== undefined) return [];
    const { routes, list } = resource;
    const { path, params } = routes.list;
    return [
      {
        path,
        params,
        call,
        query,
        isPaged: paged,
        ...(list.pageSize !== undefined && { pageSize: list.pageSize }),
        resource: resource.name,
      },
    ];
  });
};
