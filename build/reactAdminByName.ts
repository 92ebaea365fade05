import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from 'react-admin';/g;

/**
 * `react-admin` is one door to two packages: its core, which is all that most of the console needs, and the stock
 * parts, which weigh the whole interface of MUI. A bundler sees everything behind the door before it drops what nobody
 * asked for, and a test run reads it all. So our own files walk past it: whatever they import from `react-admin` and the
 * core has is taken from the core; only who names a stock part opens the door.
 */
export const reactAdminByName = (): Plugin => {
  let core: Promise<ReadonlySet<string>> | undefined;
  return {
    name: 'carte-react-admin-by-name',
    enforce: 'pre',
    // Whoever looks for packages ahead reads the files as they were written.
    config: () => ({ optimizeDeps: { include: ['ra-core'] } }),
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: /from 'react-admin'/ },
      handler: async (code) => {
        core ??= import('ra-core').then((exported) => new Set(Object.keys(exported)));
        const names = await core;
        return { code: code.replace(IMPORT, (_all, list: string) => byOwner(list, names)), map: null };
      },
    },
  };
};

/** Line breaks stay where they are, so that no line of the file moves. */
const byOwner = (list: string, core: ReadonlySet<string>): string => {
  const named = list.split(',').filter((name) => name.trim() !== '');
  const stock = named.filter((name) => !isOfCore(name, core));
  const ofCore = named.filter((name) => isOfCore(name, core));
  const door = stock.length > 0 ? `import {${oneLine(stock)}} from 'react-admin'; ` : '';
  return `${door}import {${ofCore.join(',')}${'\n'.repeat(breaksIn(list) - breaksIn(ofCore.join(',')))}} from 'ra-core';`;
};

/** A type leaves nothing behind, wherever it comes from. */
const isOfCore = (name: string, core: ReadonlySet<string>): boolean =>
  /^type\s/.test(name.trim()) || core.has(name.trim().split(/\s/)[0] ?? '');

const oneLine = (names: readonly string[]): string => names.map((name) => name.trim()).join(', ');

const breaksIn = (text: string): number => text.split('\n').length - 1;
