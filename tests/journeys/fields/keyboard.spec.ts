import { openField, payloadOf, tabTo } from './editor';
import { expect, test } from './gallery';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('[FP-10, FP-11, FP-16..FP-19] phone: the country and the number by keyboard alone', async ({ page }) => {
  const form = await openField(page, { type: 'phone' });
  const number = form.getByRole('textbox', { name: 'Поле' });
  const russia = form.getByRole('button', { name: 'Страна: Россия' });
  await expect(russia).toBeVisible();
  await tabTo(page, russia);
  await page.keyboard.press('Enter');
  const countries = page.getByRole('dialog', { name: 'Выбор страны' });
  await expect(countries.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(countries).toHaveCount(0);
  await expect(russia).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('герм');
  await expect(countries.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await expect(form.getByRole('button', { name: 'Страна: Германия' })).toBeVisible();
  await page.keyboard.type('1512');
  await page.keyboard.press('Tab');
  await expect(form.getByText('В номере должно быть не меньше 8 цифр')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(number).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('3456789');
  expect(await payloadOf(page)).toEqual({ it: '+4915123456789' });
});

test('[FA-04, FA-08, FA-09] address: a city is chosen and the way described by keyboard alone', async ({
  page,
}) => {
  const form = await openField(page, { type: 'address', validation_rules: { required: true } });
  const city = form.getByRole('combobox', { name: 'Город' });
  await tabTo(page, city);
  await page.keyboard.type('Киро');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(city).toHaveValue('Киро');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.getByRole('option').nth(1).waitFor();
  const option = page.getByRole('option', { name: /Калужская/ });
  for (let step = 0; step < 3; step += 1) {
    if ((await option.getAttribute('data-focused')) !== null) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Киров, Калужская область');
  for (const [part, typed] of Object.entries({
    Улица: 'Ленина',
    Дом: '5',
    Подъезд: '1',
    Этаж: '2',
    Офис: '3',
  })) {
    await page.keyboard.press('Tab');
    await expect(form.getByRole('textbox', { name: part })).toBeFocused();
    await page.keyboard.type(typed);
  }
  expect(await payloadOf(page)).toEqual({
    city_id: 3,
    street: 'Ленина',
    house: '5',
    approach: '1',
    floor: '2',
    office: '3',
  });

  // A form that saved is shut: another one.
  const other = await openField(page, { type: 'address', validation_rules: { required: true } });
  const unknown = other.getByRole('combobox', { name: 'Город' });
  await unknown.fill('Ъ');
  await page.keyboard.press('Control+s');
  await expect(other.getByText('Выберите город из списка')).toBeVisible();
  await expect(unknown).toBeFocused();
});

test('[FN-05, FN-06, FN-09] ingredients: added, flagged, renamed and taken out by keyboard alone', async ({
  page,
}) => {
  const form = await openField(page, { type: 'ingredients' });
  const adder = form.getByRole('combobox', { name: 'Поле' });
  await tabTo(page, adder);
  await page.keyboard.type('моло');
  await expect(page.getByRole('option', { name: /Молоко/ })).toBeVisible();
  // What was typed stands first, the known one below it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Изменить «Молоко»' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Аллерген: Молоко' })).toHaveCount(0);
  await expect(adder).toBeFocused();
  await page.keyboard.type('Соль');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Перец');
  await page.keyboard.press('Enter');

  await tabTo(page, form.getByRole('button', { name: 'Аллерген: Соль' }));
  await page.keyboard.press('Space');
  await expect(form.getByRole('button', { name: 'Аллерген: Соль' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('button', { name: 'Изменить «Соль»' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' морская');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Изменить «Соль морская»' })).toBeFocused();
  await tabTo(page, form.getByRole('button', { name: 'Убрать «Перец»' }));
  await page.keyboard.press('Enter');
  await expect(adder).toBeFocused();
  expect(await payloadOf(page)).toEqual({
    it: [
      { id: 1, title: 'Молоко', is_allergen: true },
      { title: 'Соль морская', is_allergen: true },
    ],
  });
});

test('[FS-04, FS-09, FS-11] schedule: hours by day, copied, round the clock, by keyboard alone', async ({
  page,
}) => {
  const form = await openField(page, { type: 'graphic' });
  const day = (name: string) => form.getByRole('group', { name });
  await tabTo(page, day('Понедельник').getByRole('textbox', { name: /начало/ }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0830');
  await expect(day('Понедельник').getByRole('textbox', { name: /начало/ })).toHaveValue('08:30');
  await page.keyboard.press('ArrowUp');
  await expect(day('Понедельник').getByRole('textbox', { name: /начало/ })).toHaveValue('09:00');
  await page.keyboard.press('Space');
  await expect(day('Понедельник').getByRole('textbox', { name: /начало/ })).toHaveValue('09:00');

  const clock = day('Понедельник').getByRole('button', { name: /Выбрать время.*конец/ });
  await tabTo(page, clock);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '22:00' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(clock).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(day('Понедельник').getByRole('textbox', { name: /конец/ })).toHaveValue('22:30');

  await tabTo(page, day('Понедельник').getByRole('button', { name: /скопировать/ }));
  await page.keyboard.press('Enter');
  await expect(form.getByText('Понедельник: часы скопированы на остальные дни')).toBeVisible();
  await tabTo(page, day('Среда').getByRole('checkbox', { name: 'Круглосуточно' }));
  await page.keyboard.press('Space');
  await tabTo(page, day('Пятница').getByRole('checkbox', { name: /рабочий день/ }));
  await page.keyboard.press('Space');
  await expect(day('Пятница')).toContainText('Выходной');
  const sent = await payloadOf(page);
  const hours = { begin: '09:00', end: '22:30', around_the_clock: false, is_enabled: true };
  expect(sent).toMatchObject({
    it: {
      all_days: { is_enabled: false },
      1: hours,
      2: hours,
      3: { ...hours, around_the_clock: true },
      5: { ...hours, is_enabled: false },
      6: { is_enabled: false },
    },
  });
});

const dayAfter = (days: number) => {
  const date = new Date(Date.now() + days * 24 * 3_600_000);
  // The journeys' browser lives in Moscow.
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(date);
  return { iso, typed: iso.split('-').reverse().join('') };
};

test('[FC-01, FC-03, FC-06, FC-07, FC-08] closure: from a day to a day, for a reason, by keyboard alone', async ({
  page,
}) => {
  const form = await openField(page, { type: 'close_point' });
  // A choice of two is one stop: the arrows move inside it.
  await tabTo(page, form.getByRole('button', { name: 'Работаем', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('button', { name: 'Временно закрыто' })).toBeFocused();
  await page.keyboard.press('Enter');
  const begin = form.getByRole('textbox', { name: 'Дата начала' });
  const calendar = form.getByRole('button', { name: 'Открыть календарь: Дата начала' });
  await tabTo(page, begin);
  await page.keyboard.type(dayAfter(2).typed);
  await tabTo(page, calendar);
  await page.keyboard.press('Enter');
  const month = page.getByRole('dialog', { name: 'Дата начала' });
  await expect(month.getByRole('gridcell', { selected: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(month).toHaveCount(0);
  await expect(calendar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(month.getByRole('gridcell', { selected: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(month).toHaveCount(0);
  await expect(calendar).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Время начала' })).toHaveValue('00:00');

  await tabTo(page, form.getByRole('checkbox', { name: /Показать снова/ }));
  await page.keyboard.press('Space');
  // While the calendar fades the key still means that one.
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(form.getByText('Укажите дату окончания')).toBeVisible();
  const end = form.getByRole('textbox', { name: 'Дата окончания' });
  await expect(end).toBeFocused();
  await page.keyboard.type(dayAfter(1).typed);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+s');
  await expect(end).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(dayAfter(5).typed);
  await tabTo(page, form.getByRole('textbox', { name: 'Причина' }));
  await page.keyboard.type('Ремонт кухни');
  expect(await payloadOf(page)).toEqual({
    it: {
      status: 'not_displayed',
      close_begin_date: dayAfter(3).iso,
      close_begin_time: '00:00',
      close_end_date: dayAfter(5).iso,
      close_end_time: '00:00',
      close_reason: 'Ремонт кухни',
      show_after_time: true,
    },
  });
});
