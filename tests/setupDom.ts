import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { loadCatalogue } from '../i18n/loadCatalogue';
import { CONSOLE_AREAS } from '../i18n/ru';
import { quickStyles } from './quickStyles';

// The console reads its texts before it opens; so do the tests of its parts.
await loadCatalogue([...CONSOLE_AREAS, 'account', 'auth']);

// Nothing has a place here that could be scrolled to, nor a size that could change.
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom reads a blob by its older way only.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// For its own tools, React notes with each element where it was made, up to ten thousand a second: a tenth of the work of a form.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true },
);

quickStyles(window);
const { body } = document;
// The files of a worker share the page and its modules: what one put there, replaced or settled is not the next one's.
beforeAll(() => {
  body.replaceChildren();
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});
beforeEach(() => {
  // Not before: what a test has left on its way still meets what it was told to meet.
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // A dialog that was left open must not lock the next test's.
  body.removeAttribute('style');
  // What is waited for comes late on a machine that runs several suites at once; nothing waits longer than it must.
  configure({ asyncUtilTimeout: 10_000, defaultHidden: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // What was copied, and who stood in for the clipboard.
  Reflect.deleteProperty(navigator, 'clipboard');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // jsdom has neither: the files that need them bring their own.
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
  // The queries of the tests hold on to the body that they have seen first.
  if (document.body !== body) throw new Error('Expected the body of the page to stay, got another one.');
});
