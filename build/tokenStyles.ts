import { type Plugin, runnerImport } from 'vite';

/** The tokens as the first style sheet: no inline style, no flash, and one source for MUI and the landing page. */
export const tokenStyles = (): Plugin => ({
  name: 'carte-tokens',
  resolveId: (id) => (id === 'virtual:tokens.css' ? '\0tokens.css' : undefined),
  load: async (id) => {
    if (id !== '\0tokens.css') return undefined;
    const { module } = await runnerImport<typeof import('../ui/tokensCss')>('/ui/tokensCss.ts');
    return module.tokensCss();
  },
});
