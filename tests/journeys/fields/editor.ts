import { expect, type Locator, type Page } from '@playwright/test';

type Wire = Readonly<Record<string, unknown>>;

/** Opens the form of one field in the gallery's editor; the keyboard stands before it. */
export const openField = async (page: Page, field: Wire): Promise<Locator> => {
  await page.goto('/dev/fields?type=empty');
  const source = page.getByRole('textbox', { name: 'Раздел в JSON' });
  const whole = { field_id: 1, name: 'it', title: 'Поле', permissions: ['view', 'create', 'edit'], ...field };
  await source.fill(JSON.stringify([whole]));
  await source.focus();
  return page.getByRole('form', { name: 'Форма' });
};

/** Reaches a control as a keyboard does; it fails where the control cannot be reached. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
};

/** What a save would send now. */
export const payloadOf = async (page: Page): Promise<Wire> => {
  await page.keyboard.press('Control+s');
  const shown = page.getByRole('region', { name: 'Уйдёт на сервер' }).locator('pre');
  await expect(shown).toBeVisible();
  return JSON.parse((await shown.textContent()) ?? '');
};
