import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, useNotify } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { withdrawNotices } from '../../kit/parts/notices';
import { Notifications } from '../../src/shell/notices/Notifications';
import { StyleRoot } from '../../ui/theme/StyleRoot';

type Notify = ReturnType<typeof useNotify>;

const Speaker = ({ say }: { say: (notify: Notify) => void }) => {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => say(notify)}>
      say
    </button>
  );
};

const subscribe = async (say: (notify: Notify) => void) => {
  window.location.hash = '#/';
  render(
    <StyleRoot>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <Speaker say={say} />
        <Notifications />
      </CoreAdminContext>
    </StyleRoot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'say' }));
};

const words = (alert: HTMLElement) => alert.querySelector('.words')?.textContent;

describe('notifications', () => {
  it('speak Russian, whether they come as key or as text', async () => {
    await subscribe((notify) => notify('ra.notification.deleted', { messageArgs: { smart_count: 21 } }));
    expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toContain(
      'Удалена 21 запись',
    );
  });

  it('show the newest at once: an older fact is gone', async () => {
    await subscribe((notify) => {
      notify('Первое', { type: 'success' });
      notify('Второе', { type: 'error' });
    });
    await waitFor(() => expect(screen.getAllByRole('alert').map(words)).toEqual(['Второе']));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('say the same twice where it happened twice', async () => {
    await subscribe((notify) => notify('Сохранено'));
    const first = await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'say' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  });

  it('are taken back when something new is tried, except what can be undone', async () => {
    await subscribe((notify) => notify('Сохранено'));
    await screen.findByRole('alert');
    act(() => withdrawNotices());
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    await subscribe((notify) => notify('Удалено', { undoable: true }));
    await screen.findByRole('alert');
    act(() => withdrawNotices());
    expect(screen.getByRole('button', { name: 'Отменить' })).toBeTruthy();
  });
});
