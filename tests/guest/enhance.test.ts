import { expect, it, vi } from 'vitest';
import { enhance } from '../../guest/enhance';

type Told = readonly [id: string, isIntersecting: boolean];

it('[GV-04] the bar tells the category where a guest is, in whatever order the browser tells what was passed', () => {
  let tell: (entries: readonly Told[]) => void = () => {};
  class Observer {
    constructor(heard: (entries: readonly object[]) => void) {
      tell = (entries) =>
        heard(
          entries.map(([id, isIntersecting]) => ({ isIntersecting, target: document.getElementById(id) })),
        );
    }
    observe() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const ids = ['soups', 'mains', 'sweets'];
  document.body.innerHTML = `
    <nav class="bar"><button hidden></button><input /><ul>${ids.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul></nav>
    ${ids.map((id) => `<section class="section" id="${id}"></section>`).join('')}<p class="none" hidden></p>`;
  for (const list of document.querySelectorAll('ul')) list.scrollTo = () => {};
  const current = () =>
    [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
  enhance();
  expect(current()).toEqual(['soups']);
  tell([['mains', true]]);
  expect(current()).toEqual(['mains']);
  // Two frames at once: the mains were passed on the way up to the soups.
  tell([
    ['soups', true],
    ['mains', true],
    ['mains', false],
  ]);
  expect(current()).toEqual(['soups']);
  // A border in the band, and back.
  tell([['mains', true]]);
  tell([['mains', false]]);
  expect(current()).toEqual(['soups']);
  // From the end to the top at once: nothing stands in the band there.
  tell([['sweets', true]]);
  const soups = document.getElementById('soups') as HTMLElement;
  soups.getBoundingClientRect = () => new DOMRect(0, 500, 100, 100);
  tell([['sweets', false]]);
  expect(current()).toEqual(['soups']);
  vi.unstubAllGlobals();
});
