import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/pages/ErrorBoundary';
import { holdReload, isChunkFailure, reloadOnceFor } from '../../ui/chunkFailure';

const Broken = ({ error }: { error: Error }): ReactElement => {
  throw error;
};

describe('a page that fails to render', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('[SH-13] shows the words of the specification, and what is around it stays', () => {
    render(
      <>
        <nav>Меню</nav>
        <ErrorBoundary>
          <Broken error={new Error('кусочек отвалился')} />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByRole('heading', { name: 'Что-то пошло не так...' })).toBeTruthy();
    expect(screen.getByRole('navigation')).toBeTruthy();
    expect(screen.queryByText(/отвалился/)).toBeNull();
  });

  it('[SH-14] has a button that reloads the page', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    render(
      <ErrorBoundary>
        <Broken error={new Error('x')} />
      </ErrorBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Обновить страницу' }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('says that a part of the build is missing when that is what happened', () => {
    sessionStorage.setItem('carte.reloadedFor', '["Failed to fetch dynamically imported module: /a.js"]');
    render(
      <ErrorBoundary>
        <Broken error={new TypeError('Failed to fetch dynamically imported module: /a.js')} />
      </ErrorBoundary>,
    );
    expect(screen.getByText(/вышла новая версия или пропала сеть/)).toBeTruthy();
  });
});

describe('reloadOnceFor', () => {
  it('[NF7] reloads the first time a part is missing, and never again for the same part', () => {
    const reload = vi.fn();
    const gone = new TypeError('Failed to fetch dynamically imported module: /assets/a-1.js');
    reloadOnceFor(gone, reload);
    reloadOnceFor(gone, reload);
    reloadOnceFor(gone, reload);
    expect(reload).toHaveBeenCalledTimes(1);
    reloadOnceFor(new TypeError('Failed to fetch dynamically imported module: /assets/a-2.js'), reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[NF7] never loops between two parts that are missing in turn', () => {
    const reload = vi.fn();
    const [one, other] = ['a', 'b'].map(
      (name) => new TypeError(`Failed to fetch dynamically imported module: /assets/${name}.js`),
    );
    for (const gone of [one, other, one, other, one]) reloadOnceFor(gone, reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[NF1] does not reload without a network: the page would be gone', () => {
    const reload = vi.fn();
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnceFor(new TypeError('Importing a module script failed.'), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    offline.mockRestore();
  });

  it('[NF6] does not reload over what was typed and is not saved', () => {
    const reload = vi.fn();
    let isTyped = true;
    const letGo = holdReload(() => isTyped);
    const gone = new TypeError('Failed to fetch dynamically imported module: /assets/typed.js');
    expect(reloadOnceFor(gone, reload)).toBe(false);
    isTyped = false;
    expect(reloadOnceFor(gone, reload)).toBe(true);
    letGo();
  });

  it('does not reload where it could not remember having done so', () => {
    const reload = vi.fn();
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    reloadOnceFor(new TypeError('Importing a module script failed.'), reload);
    expect(reload).not.toHaveBeenCalled();
    blocked.mockRestore();
  });

  it.each([
    ['Failed to fetch dynamically imported module: https://x/a.js', true],
    ['error loading dynamically imported module: https://x/a.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/a.css', true],
    ['Texts "list" could not be read: is the build that served this page still there?', true],
    ['Failed to fetch', false],
    ['Cannot read properties of undefined', false],
  ])('knows %j: %s', (message, expected) => {
    expect(isChunkFailure(new TypeError(message))).toBe(expected);
  });
});
