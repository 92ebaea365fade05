import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, json, owner } from './fakeServer';
import { renderAt } from './renderAt';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, n) => `ABCD-EFGH-JKLM-NPQ${n}`);

const open = async (start: object = {}, handlers: Parameters<typeof fakeServer>[0] = {}) => {
  const user = { ...owner, capabilities: ['second_factor'], ...start };
  const server = fakeServer({
    'GET /api/profile': () => json({ user }),
    'POST /api/profile/totp': () =>
      json({ secret: SECRET, uri: `otpauth://totp/Carte:a@b.ru?secret=${SECRET}` }),
    'PUT /api/profile/totp': () => {
      Object.assign(user, { two_factor: true, recovery_codes_left: 10 });
      return json({ recovery_codes: CODES });
    },
    'DELETE /api/profile/totp': () => {
      Object.assign(user, { two_factor: false });
      return json({});
    },
    ...handlers,
  });
  renderAt('/profile', { token: 'stored' });
  await screen.findByText('Вход с подтверждением');
  return server;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const fill = (sheet: HTMLElement, name: RegExp, value: string) =>
  fireEvent.change(within(sheet).getByLabelText(name), { target: { value } });
const sent = (server: Awaited<ReturnType<typeof open>>) =>
  server.to('/api/profile/totp').map(({ method, body }) => [method, body]);

describe('[AR-06] turning the second factor on', () => {
  it('shows the code to scan, takes the first code, and shows the recovery codes', async () => {
    const server = await open();
    await press('Включить');
    const sheet = await dialog('Включить вход с подтверждением');
    expect(await within(sheet).findByRole('img', { name: 'Код QR для приложения с кодами' })).toBeTruthy();
    expect(within(sheet).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    fill(sheet, /^Код из приложения/, '123456');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Включить' }));
    const codes = await dialog('Сохраните резервные коды');
    for (const code of CODES) expect(within(codes).getByText(code)).toBeTruthy();
    expect(sent(server)).toEqual([
      ['POST', undefined],
      ['PUT', { code: '123456' }],
    ]);
    await userEvent.click(within(codes).getByRole('button', { name: 'Я сохранил коды' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Выключить' })).toBeTruthy();
  });

  it('the recovery codes are copied and kept as a file, and are not closed by mistake', async () => {
    await open();
    const writeText = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await press('Включить');
    const sheet = await dialog('Включить вход с подтверждением');
    await within(sheet).findByRole('img');
    fill(sheet, /^Код из приложения/, '123456');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Включить' }));
    const codes = await dialog('Сохраните резервные коды');
    fireEvent.click(within(codes).getByRole('button', { name: 'Скопировать' }));
    expect(await within(codes).findByText('Коды скопированы.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(CODES.join('\n'));
  });

  it('a press beside the recovery codes asks to keep them first', async () => {
    await open();
    await press('Включить');
    const sheet = await dialog('Включить вход с подтверждением');
    await within(sheet).findByRole('img');
    fill(sheet, /^Код из приложения/, '123456');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Включить' }));
    const codes = await dialog('Сохраните резервные коды');
    fireEvent.keyDown(codes, { key: 'Escape' });
    expect(await within(codes).findByText(/^Коды больше не появятся/)).toBeTruthy();
    fireEvent.keyDown(codes, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a wrong code stands under its field, and the dialog stays', async () => {
    await open({}, { 'PUT /api/profile/totp': () => json({ errors: { code: ['Код неверен'] } }, 422) });
    await press('Включить');
    const sheet = await dialog('Включить вход с подтверждением');
    await within(sheet).findByRole('img');
    fill(sheet, /^Код из приложения/, '000000');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Включить' }));
    expect(await within(sheet).findByText('Код неверен')).toBeTruthy();
  });

  it('turned on in another tab meanwhile is said, and the page shows it', async () => {
    let isOn = false;
    await open(
      {},
      {
        'GET /api/profile': () =>
          json({ user: { ...owner, capabilities: ['second_factor'], two_factor: isOn } }),
        'POST /api/profile/totp': () => {
          isOn = true;
          return json({ message: 'Вход с подтверждением уже включён.' }, 409);
        },
      },
    );
    await press('Включить');
    const sheet = await dialog('Включить вход с подтверждением');
    expect(await within(sheet).findByText('Вход с подтверждением уже включён.')).toBeTruthy();
    expect(await screen.findByText(/^Включён: кроме пароля/)).toBeTruthy();
  });
});

describe('[AR-06] turning the second factor off', () => {
  it('wants the password and a code', async () => {
    const server = await open({ two_factor: true, recovery_codes_left: 2 });
    expect(screen.getByText('Осталось 2 резервных кода.')).toBeTruthy();
    await press('Выключить');
    const sheet = await dialog('Выключить вход с подтверждением');
    fill(sheet, /^Пароль/, 'password1');
    fill(sheet, /^Код из приложения или/, '123456');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Выключить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(server)).toEqual([['DELETE', { password: 'password1', code: '123456' }]]);
    expect(await screen.findByRole('button', { name: 'Включить' })).toBeTruthy();
  });

  it('says which of the two is wrong, under its field', async () => {
    await open(
      { two_factor: true },
      { 'DELETE /api/profile/totp': () => json({ errors: { password: ['Неверный пароль.'] } }, 422) },
    );
    await press('Выключить');
    const sheet = await dialog('Выключить вход с подтверждением');
    fill(sheet, /^Пароль/, 'password1');
    fill(sheet, /^Код из приложения или/, '123456');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Выключить' }));
    expect(await within(sheet).findByText('Неверный пароль.')).toBeTruthy();
  });
});

describe('[AR-06] the profile', () => {
  it('says that the recovery codes have come to an end', async () => {
    await open({ two_factor: true, recovery_codes_left: 0 });
    expect(screen.getByText(/^Резервные коды закончились/)).toBeTruthy();
  });
});
