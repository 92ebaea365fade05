import { type Plugin, runnerImport } from 'vite';

/** The tokens as the first style sheet: no inline style, no flash, and one source for MUI and the landing page. */
export const tokenStyles = (): Plugin => ({
  name: 'carte-tokens',
  resolveId: (id) => (id === 'virtual:tokens.css' ? '\0tokens.css' : undefined),
  async load(id) {
    if (id !== '\0tokens.css') return undefined;
    const made = await runnerImport<typeof import('../ui/tokensCss')>('/ui/tokensCss.ts');
    for (const file of made.dependencies) this.addWatchFile(file);
    return made.module.tokensCss();
  },
});
