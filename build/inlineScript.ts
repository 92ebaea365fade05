import { build, type Plugin } from 'vite';

const MARK = '?script';

/**
 * `import { script } from './enhance?script'`: a module with all that it imports, as the text of one script. The pages of guests hold it word
 * for word, so it may use what the rest of the house uses.
 */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(MARK)) return undefined;
    const found = await this.resolve(source.slice(0, -MARK.length), importer, { skipSelf: true });
    return found && `\0${found.id}${MARK}`;
  },
  async load(id) {
    if (!id.startsWith('\0') || !id.endsWith(MARK)) return undefined;
    const entry = id.slice(1, -MARK.length);
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ['iife'], name: 'guest' },
      },
    });
    const [output] = [built].flat();
    if (!output || !('output' in output)) throw new Error(`Expected a script of ${entry}, got none.`);
    for (const { moduleIds = [] } of output.output.filter((each) => each.type === 'chunk'))
      for (const each of moduleIds) this.addWatchFile(each);
    return `export const script = ${JSON.stringify(output.output[0].code.trim())};`;
  },
});
