import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineScript } from '../build/inlineScript.ts';

/** `vite build --ssr --config guest/vite.config.ts`: beside the built server, which loads it by its name; with React in it as for production. */
export default defineConfig({
  publicDir: false,
  plugins: [react(), inlineScript()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: 'dist-server',
    emptyOutDir: false,
    // Files of the look are those that the console's build has laid out.
    assetsInlineLimit: 0,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      input: { guest: 'guest/index.tsx' },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
  ssr: { noExternal: true },
});
