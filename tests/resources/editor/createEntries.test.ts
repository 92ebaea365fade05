import { expect, it } from 'vitest';
import { createEntries } from '../../../resources/menus/editor/createEntries';

const SOUPS = 'food:1';
const line = (title: string) => ({ title, portion: '', price: '' });

it('a line that is typed and not added counts as unsaved, and is never put over by one that is mended', async () => {
  const entries = createEntries({
    send: () => Promise.reject(new Error('no')),
    wordsOf: () => 'words',
  });
  entries.type(SOUPS, line('Уха'));
  expect(entries.unsaved()).toBe(1);
  entries.add(SOUPS, line('Щи'));
  await expect.poll(() => entries.pending(SOUPS)[0]?.state).toBe('refused');
  const key = entries.pending(SOUPS)[0]?.key ?? '';
  entries.swap(SOUPS, key, line('Уха'));
  entries.type(SOUPS, line('Щи'));
  expect(entries.pending(SOUPS)).toMatchObject([{ title: 'Уха', state: 'refused' }]);
  // Into an empty line it goes alone.
  entries.swap(SOUPS, key, line(' '));
  expect(entries.pending(SOUPS)).toEqual([]);
});
