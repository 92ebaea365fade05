import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { loadCatalogue } from '../i18n/loadCatalogue';
import { CONSOLE_AREAS } from '../i18n/ru';
import { quickStyles } from './quickStyles';

// The console reads its texts before it opens; so do the tests of its parts.
await loadCatalogue([...CONSOLE_AREAS, 'account', 'auth']);

// What is waited for comes late on a machine that runs several suites at once; nothing waits longer than it must.
configure({ asyncUtilTimeout: 10_000 });

// Nothing has a size here, so nothing changes it.
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
afterEach(cleanup);
// The files of a worker share the page: what one put into it, or settled there, is not the next one's.
beforeAll(() => {
  document.body.replaceChildren();
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
  localStorage.clear();
  sessionStorage.clear();
});
// Nor must a dialog that was left open lock the next test's.
beforeEach(() => document.body.removeAttribute('style'));
