import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { LandingBody } from '../../src/landing/LandingBody';

beforeAll(() => loadCatalogue(['landing', 'common']));

const open = (props: Parameters<typeof LandingBody>[0] = {}) =>
  render(
    <MemoryRouter>
      <LandingBody {...props} />
    </MemoryRouter>,
  );

describe('the landing page', () => {
  it('stops a dish by its switch, in the menu and on the phone of the guest, and says so once', async () => {
    const { container } = open();
    const borsch = screen.getByRole('switch', { name: 'Борщ со сметаной: в продаже' });
    const outRows = () =>
      [...container.querySelectorAll('[data-out]')]
        .map(({ textContent }) => textContent)
        .filter((words) => /Борщ/.test(words));
    expect(outRows()).toEqual([]);
    await userEvent.click(borsch);
    expect(outRows()).toEqual([
      expect.stringContaining('На стопе до конца дня'),
      expect.stringContaining('Закончилось'),
    ]);
    expect(screen.getByRole('status').textContent).toBe('В телефоне гостя: «Борщ со сметаной», закончилось');
    borsch.focus();
    await userEvent.keyboard(' ');
    expect(outRows()).toEqual([]);
  });

  it('[SH-02] offers to sign in and to register; to who has signed in the console', async () => {
    const [onLogin, onRegister, onConsole] = [vi.fn(), vi.fn(), vi.fn()];
    const { unmount } = open({ onLogin, onRegister });
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    for (const button of screen.getAllByRole('button', { name: 'Зарегистрироваться' }))
      await userEvent.click(button);
    expect([onLogin.mock.calls.length, onRegister.mock.calls.length]).toEqual([1, 2]);
    unmount();
    open({ name: 'Анна', onConsole });
    expect(screen.queryByRole('button', { name: 'Зарегистрироваться' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Открыть кабинет' }));
    expect(onConsole).toHaveBeenCalledTimes(1);
  });
});
