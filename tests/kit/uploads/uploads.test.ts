import { describe, expect, it } from 'vitest';
import { createUploads, type SendTools } from '../../../kit/uploads/createUploads';
import { matchNames } from '../../../kit/uploads/matchNames';

const tick = () => new Promise((done) => setTimeout(done, 0));

/** Uploads that end when they are told to. */
const held = () => {
  const going = new Map<string, { readonly end: (error?: Error) => void; readonly tools: SendTools }>();
  let settled = 0;
  const uploads = createUploads<string>({
    send: (job, tools) =>
      new Promise((done, fail) => {
        tools.signal.addEventListener('abort', () => fail(new Error('given up')));
        going.set(job, { tools, end: (error) => (error ? fail(error) : done()) });
      }),
    wordsOf: (error) => String(error instanceof Error && error.message),
    onSettled: () => {
      settled += 1;
    },
  });
  const states = (...keys: readonly string[]) => keys.map((key) => uploads.stateOf(key)?.kind);
  return { going, uploads, states, settled: () => settled };
};

describe('uploads', () => {
  it('[ME-09] go up three at a time, in order, and tell how far they are', async () => {
    const { going, uploads, states, settled } = held();
    for (const key of ['a', 'b', 'c', 'd']) uploads.start(key, key);
    expect(states('a', 'b', 'c', 'd')).toEqual(['sending', 'sending', 'sending', 'waiting']);
    going.get('a')?.tools.onProgress(0.5);
    expect(uploads.stateOf('a')).toEqual({ kind: 'sending', share: 0.5 });
    going.get('b')?.end();
    await tick();
    expect(states('a', 'b', 'c', 'd')).toEqual(['sending', 'done', 'sending', 'sending']);
    for (const key of ['a', 'c', 'd']) going.get(key)?.end();
    await tick();
    expect([uploads.isBusy(), settled()]).toEqual([false, 1]);
  });

  it('[ME-09] one that is given up ends its request, one that waits never begins', async () => {
    const { going, uploads, states } = held();
    for (const key of ['a', 'b', 'c', 'd', 'e']) uploads.start(key, key);
    uploads.cancel('d');
    uploads.cancel('a');
    expect(going.get('a')?.tools.signal.aborted).toBe(true);
    await tick();
    expect(states('a', 'd', 'e')).toEqual(['cancelled', 'cancelled', 'sending']);
    expect(going.has('d')).toBe(false);
    uploads.cancelAll();
    await tick();
    expect(states('b', 'c', 'e')).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(uploads.isBusy()).toBe(false);
  });

  it('[ME-09] one that is sent whole is no more given up: its answer says what became of it', async () => {
    const { going, uploads, states } = held();
    uploads.start('a', 'a');
    going.get('a')?.tools.onProgress(1);
    uploads.cancel('a');
    uploads.cancelAll();
    expect(going.get('a')?.tools.signal.aborted).toBe(false);
    going.get('a')?.end();
    await tick();
    expect(states('a')).toEqual(['done']);
  });

  it('[ME-09] what failed says why, and is tried again', async () => {
    const { going, uploads, states } = held();
    uploads.start('a', 'a');
    going.get('a')?.end(new Error('too large'));
    await tick();
    expect(uploads.stateOf('a')).toEqual({ kind: 'failed', words: 'too large' });
    uploads.start('a', 'a');
    expect(states('a')).toEqual(['sending']);
    going.get('a')?.end();
    await tick();
    expect(states('a')).toEqual(['done']);
  });
});

describe('names of files', () => {
  const among = [
    { title: 'Борщ со сметаной' },
    { title: 'Ёж «по-домашнему»' },
    { title: 'Кофе 3' },
    { title: 'Чай' },
    { title: 'чай' },
  ];
  it.each([
    ['борщ со сметаной.jpg', 'Борщ со сметаной'],
    ['БОРЩ_СО_СМЕТАНОЙ.JPEG', 'Борщ со сметаной'],
    ['Борщ со сметаной (2).webp', 'Борщ со сметаной'],
    ['борщ-со-сметаной-12.png', 'Борщ со сметаной'],
    ['еж по домашнему.png', 'Ёж «по-домашнему»'],
    // As a Mac writes it: the dots of yo and the breve apart from their letters.
    ['Ёж по-домашнему.png'.normalize('NFD'), 'Ёж «по-домашнему»'],
    ['кофе 3.png', 'Кофе 3'],
    ['кофе.png', undefined],
    ['чай.png', undefined],
    ['IMG_2041.jpg', undefined],
    ['.png', undefined],
  ])('[ME-09] %s belongs to %s', (file, title) => {
    expect(matchNames([file], among)[0]?.title).toBe(title);
  });
});
