import type { Plugin } from 'vite';

const UNREAD = /\n +(?:filters: \[[^\]]*\]|queryOptional: true|streams: true|access: 'user'),(?=\n)/g;
const BODY = /\n( +)body: \[[^\]]*\],(?=\n)/g;
/** The one who reads `access`: without it a call is for who is signed in. */
const ASKED = "endpoint.access !== 'user'";

/**
 * The table of calls, less of it in the browser: which filters a call takes and which keys its body has is for the server, the
 * tests and the OpenAPI document, and almost every call is for who is signed in. Every row costs each list its bytes, so a row
 * of many words must not.
 */
export const lighterEndpoints = (): Plugin => ({
  name: 'carte-lighter-endpoints',
  // A page that is being developed validates the declarations by what is left out here.
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    if (/\/contract\/needs\.ts$/.test(id)) {
      if (!code.includes(ASKED))
        throw new Error(`Expected "${ASKED}" in ${id}: who reads a call's access now?`);
      return { code: code.replace(ASKED, 'endpoint.access'), map: null };
    }
    if (!/\/contract\/endpoints\/\w+\.ts$/.test(id)) return undefined;
    // That there is a body is asked for.
    return { code: code.replace(UNREAD, '').replace(BODY, '\n$1body: [],'), map: null };
  },
});
