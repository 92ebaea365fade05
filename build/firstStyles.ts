import type { Plugin, Rolldown } from 'vite';

/** The chunk whose styles what stands in the document wears. */
const CHUNK = 'first';

/**
 * Puts the styles of what stands in the document into the document (0027): nothing is seen before they have come, and as a
 * file they come one way to the server and back later. `server/http/serveConsole.ts` gives the nonce.
 */
export const firstStyles = (): Plugin => {
  let styles = '';
  return {
    name: 'carte-first-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      // Before the bundler writes down which styles each part fetches.
      order: 'pre',
      handler: (_options, bundle) => {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const files = chunks.filter(({ name }) => name === CHUNK).flatMap(stylesOf);
        styles = files.map((file) => take(bundle, file)).join('');
        if (styles === '') throw new Error(`Expected styles of the chunk "${CHUNK}", found none.`);
        for (const { viteMetadata } of chunks)
          for (const file of files) viteMetadata?.importedCss.delete(file);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', attrs: { nonce: '__NONCE__' }, children: styles, injectTo: 'head' }],
    },
  };
};

const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk): readonly string[] => [
  ...(viteMetadata?.importedCss ?? []),
];

const take = (bundle: Rolldown.OutputBundle, file: string): string => {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`Expected the styles ${file}, found none.`);
  delete bundle[file];
  return String(output.source).trim();
};
