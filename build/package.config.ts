import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tokenStyles } from './tokenStyles.ts';

/** `vite build --config build/package.config.ts`: the console's half of the package; what it depends on stays outside. */
export default defineConfig({
  plugins: [react(), tokenStyles()],
  publicDir: false,
  build: {
    outDir: 'dist-package/console',
    target: 'es2023',
    minify: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index', cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => /^[^./\0]/.test(id) && !/^(virtual:|\/|\w:)/.test(id),
      output: { chunkFileNames: '[name].js' },
    },
  },
});
