import type { Plugin } from 'vite';

const UNREAD =
  /\n +(?:says: '[^']*'|filters: \[[^\]]*\]|queryOptional: true|streams: true|access: '\w+'|right: '[^']*'|makes: (?:\w+|\[[^\]]*\])),(?=\n)/g;
const BODY = /\n( +)body: \[[^\]]*\],(?=\n)/g;

/**
 * The table of calls, less of it in the browser: what a call does, who may make it, which filters it takes and which keys its
 * body has is for the server, the tests and the OpenAPI document. Every row costs each list its bytes, so a row of many words must not.
 */
export const lighterEndpoints = (): Plugin => ({
  name: 'carte-lighter-endpoints',
  // A page that is being developed validates the declarations by what is left out here.
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\/contract\/endpoints\/\w+\.ts$/.test(id)) return undefined;
    // That there is a body is asked for.
    return { code: code.replace(UNREAD, '').replace(BODY, '\n$1body: [],'), map: null };
  },
});
