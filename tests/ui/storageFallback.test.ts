import { afterEach, expect, it } from 'vitest';
import { storageFallback } from '../../ui/storageFallback';

const real = Object.getOwnPropertyDescriptor(window, 'localStorage');
afterEach(() => {
  if (real) Object.defineProperty(window, 'localStorage', real);
});

it('[NF5] a storage that throws when it is looked at is replaced by one that lives as long as the page', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  storageFallback();
  localStorage.setItem('a', '1');
  localStorage.setItem('b', '2');
  expect([localStorage.length, localStorage.key(1), localStorage.getItem('a')]).toEqual([2, 'b', '1']);
  localStorage.removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
  localStorage.clear();
  expect(localStorage.length).toBe(0);
});

it('a storage that works is left alone', () => {
  const before = localStorage;
  storageFallback();
  expect(localStorage).toBe(before);
});
