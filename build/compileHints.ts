import type { Plugin } from 'vite';

/** Files whose functions are nearly all called before the first row stands. */
const CALLED_ON_LOAD = /^(index|first|console)$/;

/**
 * Says to the browser that these files are to be compiled as a whole while they come, beside what the page does. Without it
 * a function is compiled when it is first called, one after another, while the page waits. A browser that does not know the
 * comment passes over it (WICG, explicit JavaScript compile hints).
 */
export const compileHints = (): Plugin => ({
  name: 'carte-compile-hints',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle: {
    // When they are written as they will be sent.
    order: 'post',
    handler: (_options, bundle) => {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && CALLED_ON_LOAD.test(output.name))
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
    },
  },
});
