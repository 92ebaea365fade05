import { describe, expect, it } from 'vitest';
import { placeOf, sourceFiles } from './sources';

/** What deletes, stops, moves, orders, changes many or brings them in. */
const ACTS =
  /\.(?:deleteMany|restoreMany)\(|'stopList\.(?:change|ingredient)'|'(?:categories|menus)\.order'|'bulk', 'values'|'templates\.apply'|'menus\.(?:importSheet|takeOver)'|\.copy`/;
/** The ways back there are: the notice, an act of many rows, and what a palette makes of it. */
const WAYS_BACK = /\b(?:useSayUndoable|UndoNotice|UndoButton|useAct)\b|\bundo: |\bundoBatch\(/;

/** Files that call, and leave the words and the way back to others. */
const LEFT_TO_OTHERS = new Set([
  // Only the dry runs: which dishes are found, and where else they stand.
  'kit/list/BulkTools.tsx',
  'resources/shared/stop/StopSheet.tsx',
  // Whoever lets dishes go says so; what is sold without its product was asked for by name.
  'resources/shared/stop/letGo.tsx',
  // It is a way back.
  'resources/shared/stop/usePutBack.ts',
]);

describe('what is done at once', () => {
  it('[HI-05] offers a way back wherever the console does it', () => {
    const files = sourceFiles('kit', 'resources', 'src').filter(
      ({ path, text }) => ACTS.test(text) && !LEFT_TO_OTHERS.has(path),
    );
    expect(files.length).toBeGreaterThan(10);
    const wrong = files.filter(({ text }) => !WAYS_BACK.test(text)).map((file) => placeOf(file, ACTS));
    expect(wrong, 'offer «Отменить»: useSayUndoable, useAct; or say who does in LEFT_TO_OTHERS').toEqual([]);
  });

  it('takes an act back whole in one place', () => {
    const words = /whole: true/;
    const others = sourceFiles('kit', 'resources', 'src').filter(
      ({ path, text }) => words.test(text) && path !== 'kit/history/undoBatch.ts',
    );
    expect(
      others.map((file) => placeOf(file, words)),
      'call undoBatch of kit/history',
    ).toEqual([]);
  });
});
