import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, useNotify } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { Notifications } from '../../src/shell/Notifications';
import { StyleRoot } from '../../src/theme/StyleRoot';

type Notify = ReturnType<typeof useNotify>;

const Speaker = ({ say }: { say: (notify: Notify) => void }) => {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => say(notify)}>
      say
    </button>
  );
};

const hear = async (say: (notify: Notify) => void) => {
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

describe('notifications', () => {
  it('speak Russian, whether they come as key or as text', async () => {
    await hear((notify) => notify('ra.notification.deleted', { messageArgs: { smart_count: 21 } }));
    expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toContain(
      'Удалена 21 запись',
    );
  });

  it('come one after the other, each until it is closed', async () => {
    await hear((notify) => {
      notify('Первое', { type: 'success' });
      notify('Второе', { type: 'error' });
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Первое');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Второе'));
  });
});
