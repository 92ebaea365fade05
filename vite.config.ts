import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './build/chunks.ts';
import { compileHints } from './build/compileHints.ts';
import { compressedFiles } from './build/compressedFiles.ts';
import { declarations } from './build/declarations.ts';
import { earlyScript } from './build/earlyScript.ts';
import { firstPaint } from './build/firstPaint.ts';
import { firstStyles } from './build/firstStyles.ts';
import { inlineScript } from './build/inlineScript.ts';
import { lazyCsvWriter } from './build/lazyCsvWriter.ts';
import { lighterPackages } from './build/lighterPackages.ts';
import { onePhoneData } from './build/onePhoneData.ts';
import { reactAdminByName } from './build/reactAdminByName.ts';
import { tokenStyles } from './build/tokenStyles.ts';
import ByProject from './tests/run/byProject.ts';

/**
 * They put other modules in the place of ours, or leave one changed (a page that reloads), which no other test may get; or hear
 * what React says once.
 */
const APART = [
  'tests/developers/stockParts.test.tsx',
  'tests/src/brokenPages.test.tsx',
  'tests/src/errorBoundary.test.tsx',
  'tests/kit/list/prefetch.test.tsx',
  'tests/fieldRenderers/selectBeforeList.test.tsx',
];

export default defineConfig({
  plugins: [
    react(),
    tokenStyles(),
    reactAdminByName(),
    lighterPackages(),
    onePhoneData(),
    lazyCsvWriter(),
    declarations(),
    earlyScript(),
    firstPaint(),
    firstStyles(),
    compileHints(),
    compressedFiles(),
    inlineScript(),
  ],
  build: {
    outDir: 'dist',
    sourcemap: false,
    // data: addresses would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Behind a part of Emotion that nobody calls; being CommonJS, it would stay.
      treeshake: { moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }] },
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  test: {
    // By itself vitest leaves one core free, and of two that is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Rendered pages and rows are short-lived: in a nursery of 16 MB, collecting them was a tenth of all work.
    execArgv: ['--max-semi-space-size=64'],
    // Two cores run several suites at once; a slow machine is no failed test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A file that needs another one before it is found on the day it is written. The seed is printed; TEST_SEED repeats it.
    sequence: {
      sequencer: ByProject,
      shuffle: process.env.TEST_SHUFFLE === 'tests',
      seed: Number(process.env.TEST_SEED) || Date.now(),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // The rules of the code read all of it, once for a worker.
          isolate: false,
          setupFiles: ['tests/setupUnit.ts'],
          include: ['tests/{contract,dataProvider,i18n,architecture,run,developers}/**/*.test.ts'],
        },
      },
      {
        // The files of a worker share what they import: a process and all modules anew for each was two thirds of their work.
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          testTimeout: 90_000,
          include: [
            'tests/{fieldRenderers,guest,kit,resources,src,ui}/**/*.test.{ts,tsx}',
            'tests/developers/**/*.test.tsx',
          ],
          exclude: APART,
          setupFiles: ['tests/setupDom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom, apart',
          environment: 'jsdom',
          include: APART,
          setupFiles: ['tests/setupDom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // A worker keeps its database from file to file, too.
          isolate: false,
          globalSetup: ['tests/setupRun.ts'],
          // Many calls stand in one test.
          testTimeout: 60_000,
          hookTimeout: 180_000,
          include: ['tests/server/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'trust',
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/setupRun.ts'],
          // Whole matrices stand in one test.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Without an `exclude` of its own, which would stand in place of that of the command line.
          include: ['tests/trust/*.test.ts', 'tests/trust/!(once)/**/*.test.ts'],
        },
      },
      {
        // What a database server has no part in: the embedded database, the process, files on their own.
        extends: true,
        test: {
          name: 'once',
          environment: 'node',
          include: ['tests/trust/once/**/*.test.ts'],
        },
      },
    ],
  },
});
