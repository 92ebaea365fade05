import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Below `node-polyglot`: polyfills of what every browser has had since 2017, and warnings that nobody reads in a build. */
const POLYFILLS: Readonly<Record<string, string>> = {
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
  warning: 'module.exports = () => {};',
};

/** Only its development half is exported; the other has the same names and no warnings. */
const ROUTER: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * What react-admin calls a resource that brings no title: `menu_items` becomes `Menu items`. The tables of English plurals
 * behind it are for no word of a Russian console; who asks for more of `inflection` still gets it.
 */
const RESOURCE_WORDS = `
export const inflect = (word) => word;
export const humanize = (word) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ');
`;

/** What react-admin asks of `query-string` for the address of a list: texts there and back, keys in order. */
const LIST_QUERY = `
const encode = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => '%' + mark.charCodeAt(0).toString(16).toUpperCase());
export const parse = (search) => Object.fromEntries(new URLSearchParams(search));
export const stringify = (values) =>
  Object.keys(values).sort().filter((key) => values[key] !== undefined)
    .map((key) => encode(key) + '=' + encode(values[key])).join('&');
export default { parse, stringify };
`;
const LIST_QUERY_ID = '\0lighter:list-query.mjs';

/** MUI's script that colours a page which a server has drawn: this one is drawn here, and its policy forbids such a script. */
const SCHEME_SCRIPT = /\/@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/;
const NO_SCHEME_SCRIPT = `
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
export const buildInitColorSchemeScript = () => null;
export default buildInitColorSchemeScript;
`;

/** react-admin's own seam over the router stands on the data router; ours takes its place. */
const DATA_ROUTER = /\/ra-core\/dist\/routing\/adapters\/reactRouterProvider\.js$/;
const OUR_SEAM = fileURLToPath(new URL('../kit/queryRouter/reactRouter.tsx', import.meta.url));

const EMPTY_HTML = '{ dangerouslySetInnerHTML: defaultInnerHTML }';

const RESOURCE_WORDS_ID = '\0lighter:resource-words.mjs';

/**
 * The same packages, less of them in the browser:
 * - `lodash`, which react-admin takes function by function as CommonJS, is answered by `es-toolkit/compat`: the same
 *   functions with the same results in a fifth of the bytes, and none that makes code from text, which the
 *   Content-Security-Policy forbids;
 * - `react-router` in its production half;
 * - the polyfills of `POLYFILLS` become what they fill;
 * - `query-string` is left out where react-admin only reads and writes the address of a list;
 * - the English plurals of `inflection` are left out where react-admin only looks for a title;
 * - MUI's script for pages that a server draws is left out, and our seam over the router stands in the place of react-admin's;
 * - the empty line below a stock input is written as text, because as HTML the Content-Security-Policy refuses it, and the page with it.
 *
 * @param bringsRouter whether what is built has a seam over the router of its own: react-admin's list by itself has not
 */
export const lighterPackages = ({
  bringsRouter = true,
}: {
  readonly bringsRouter?: boolean;
} = {}): Plugin => ({
  name: 'carte-lighter-packages',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id in POLYFILLS) return `\0lighter:${id}.cjs`;
    if (id === 'inflection' && importer?.endsWith('/useGetResourceLabel.js')) return RESOURCE_WORDS_ID;
    if (id === 'query-string' && /\/use(ListParams|RecordFromLocation)\.js$/.test(importer ?? ''))
      return LIST_QUERY_ID;
    const file = ROUTER[id];
    if (file)
      return fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));
    const [, name] = /^lodash\/(\w+)\.js$/.exec(id) ?? [];
    return name && this.resolve(`es-toolkit/compat/${name}`, importer, { skipSelf: true });
  },
  transform: {
    filter: { id: /\/ra-ui-materialui\/dist\/input\/InputHelperText\.js$/ },
    handler: (code, id) => {
      if (!code.includes(EMPTY_HTML))
        throw new Error(`Expected "${EMPTY_HTML}" in ${id}: how is the empty line made now?`);
      return { code: code.replace(EMPTY_HTML, 'null, "\\u200b"'), map: null };
    },
  },
  load: (id) => {
    if (SCHEME_SCRIPT.test(id)) return NO_SCHEME_SCRIPT;
    if (bringsRouter && DATA_ROUTER.test(id))
      return `export { reactRouter as reactRouterProvider } from ${JSON.stringify(OUR_SEAM)};`;
    if (id === LIST_QUERY_ID) return LIST_QUERY;
    return id === RESOURCE_WORDS_ID ? RESOURCE_WORDS : POLYFILLS[/^\0lighter:(.+)\.cjs$/.exec(id)?.[1] ?? ''];
  },
});
