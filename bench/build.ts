import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { lazyCsvWriter } from '../build/lazyCsvWriter';
import { lighterPackages } from '../build/lighterPackages';
import { onePhoneData } from '../build/onePhoneData';
import { reactAdminByName } from '../build/reactAdminByName';
import { tokenStyles } from '../build/tokenStyles';

/** Where each page is built, and from what. The first two are the product's; the others are what it is held against. */
const PAGES = {
  form: 'form.html',
  list: 'list.html',
  'floor-form': 'floor-form.html',
  'floor-list': 'floor-list.html',
  'stock-list': 'stock-list.html',
} as const;

/** Every page on its own, as a production build. Addresses are relative, so any static server can show them. */
for (const [folder, page] of Object.entries(PAGES)) {
  const outDir = join('dist-bench', folder);
  await build({
    configFile: false,
    root: 'bench',
    base: './',
    logLevel: 'warn',
    plugins: [
      react(),
      tokenStyles(),
      reactAdminByName(),
      lighterPackages({ bringsRouter: folder !== 'stock-list' }),
      onePhoneData(),
      lazyCsvWriter(),
    ],
    build: {
      outDir: join('..', outDir),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join('bench', page) },
    },
  });
  await copyFile(join(outDir, page), join(outDir, 'index.html'));
}
