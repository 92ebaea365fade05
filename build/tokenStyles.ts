import { type Plugin, runnerImport } from 'vite';

const SHEETS = ['fonts', 'tokens', 'layout'] as const;

/**
 * The faces, the tokens and the classes of layout as the first style sheets, `virtual:tokens.css` and so on: no inline style, no
 * flash, and one source for MUI, the landing page and the pages of guests.
 */
export const tokenStyles = (): Plugin => ({
  name: 'carte-tokens',
  resolveId(id) {
    const sheet = SHEETS.find((name) => id === `virtual:${name}.css`);
    return sheet && `\0${sheet}.css`;
  },
  async load(id) {
    const sheet = SHEETS.find((name) => id === `\0${name}.css`);
    if (sheet === undefined) return undefined;
    const made = await runnerImport<Readonly<Record<string, () => string>>>(`/ui/${sheet}Css.ts`);
    for (const file of made.dependencies) this.addWatchFile(file);
    return made.module[`${sheet}Css`]?.();
  },
});
