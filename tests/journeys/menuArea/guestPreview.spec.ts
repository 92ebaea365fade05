import { expect, test } from '../journey';
import { addCategory, addFoods, addMenu, api, openVenue } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** What an hour shows must be hidden now: late on a Friday the walk takes a Wednesday. */
const isAboutFriday = [4, 5, 6].includes(new Date().getUTCDay());
const NIGHT = isAboutFriday ? 'wed' : 'fri';
const CHIP = isAboutFriday ? /^ср, среда/i : /^пт, пятница/i;
/** In the last hour of that day only: on every other day and hour it is hidden. */
const lateThatNight = Object.fromEntries(
  DAYS.map((day) => [
    day,
    { begin: '23:00', end: '23:59', around_the_clock: false, is_enabled: day === NIGHT },
  ]),
);

test('[GV-09] the page of guests on another night, with a price that is not saved @reference', async ({
  page,
  outbox,
  browser,
}) => {
  const venue = await openVenue(page, outbox);
  const menu = await addMenu(page, venue, 'Основное');
  const soups = await addCategory(page, menu, 'food', 'Супы');
  const [borsch] = await addFoods(page, soups, ['Борщ']);
  const bar = await addCategory(page, menu, 'food', 'Ночные закуски');
  await addFoods(page, bar, ['Гренки']);
  await api(page, 'PUT', `point/${venue}/categories/food/${bar}`, { kind: 'food', graphic: lateThatNight });

  await test.step('beside the menu: another moment, and what differs from now', async () => {
    await page.goto(`/menu/editor?pointId=${venue}&menuId=${menu}`);
    await page.getByRole('button', { name: 'Как видят гости' }).click();
    const pane = page.getByRole('complementary', { name: 'Как видят гости' });
    const guests = pane.frameLocator('iframe');
    await expect(guests.getByText('Борщ')).toBeVisible();
    await expect(guests.getByText('Гренки')).toHaveCount(0);
    await expect(pane.getByText(/Пока страницу видит только команда/)).toBeVisible();
    if ((page.viewportSize()?.width ?? 0) < 600) await pane.getByText('Другой день и час').click();
    await pane.getByRole('button', { name: CHIP }).click();
    await pane.getByRole('slider', { name: 'Время' }).fill(String(23 * 60 + 30));
    await expect(guests.getByText('Гренки')).toBeVisible();
    const differs = pane.getByRole('region', { name: /^Не так, как сейчас/ });
    await expect(differs.getByRole('listitem').filter({ hasText: 'Ночные закуски' })).toContainText(
      'видят, сейчас скрыто до',
    );
    await pane.getByRole('button', { name: 'Тёмная тема' }).click();
    await expect(guests.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(pane).toHaveCount(0);
  });

  const address = await test.step('beside the form: what is typed, before it is saved', async () => {
    await page.goto(`/menu/foods/edit?pointId=${venue}&type=food&categoryId=${soups}&id=${borsch}`);
    const price = page.getByRole('textbox', { name: /^Цена/ });
    await price.fill('512');
    // From 1280 px it stands there by itself, and takes no focus from who types.
    if ((page.viewportSize()?.width ?? 0) >= 1280) await expect(price).toBeFocused();
    else await page.getByRole('button', { name: 'Как видят гости' }).click();
    const pane = page.getByRole('complementary', { name: 'Как видят гости' });
    await expect(pane.frameLocator('iframe').getByText('512 ₽')).toBeVisible();
    await expect(pane.getByText('Показано с несохранёнными изменениями.')).toBeVisible();
    const address = await pane.locator('iframe').getAttribute('src');
    // Who closes it has it closed beside the next dish, too.
    await pane.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByRole('button', { name: 'Как видят гости' })).toBeFocused();
    await page.reload();
    await expect(price).toBeVisible();
    await expect(pane).toHaveCount(0);
    return address;
  });

  await test.step('nobody else sees the venue, and what was typed is nowhere', async () => {
    const stranger = await browser.newContext();
    // Never shown, it has no address for guests at all.
    expect(await api(page, 'GET', `point/${venue}`)).toMatchObject({ guest_url: null });
    expect((await stranger.request.get('/preview/x')).status()).toBe(404);
    expect((await stranger.request.post('/api/preview', { data: { pointId: venue } })).status()).toBe(401);
    await stranger.close();
    expect(await api(page, 'GET', `foods/${borsch}`)).toMatchObject({ title: 'Борщ', price: '390' });
    // Signed out, the address that the frame held leads nowhere.
    expect((await page.request.get(address ?? '')).status()).toBe(200);
    await api(page, 'POST', 'auth/logout', {});
    expect((await page.request.get(address ?? '')).status()).toBe(404);
  });
});
