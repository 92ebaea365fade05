import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from '../journey';
import { allForms, type EditForm, openForm, saved, settle, stored, tagOf } from './forms';

interface Saving {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly form: EditForm;
  readonly words: string;
}

const type = ({ page, form, words }: Saving) => form.field(page).fill(words);
const save = ({ page, form }: Saving) => form.save(page).click();

/** The network goes while the save is on its way: before or after the server has done it. */
const cut =
  (isDone: boolean) =>
  async (saving: Saving): Promise<void> => {
    const { page, context } = saving;
    await type(saving);
    // The picture of the guests' page is asked for with a POST, a little after the letters: that is no save.
    const isSave = (route: Route) => route.request().method() === 'PUT';
    await page.route('**/api/**', async (route) => {
      if (!isSave(route)) return route.fallback();
      if (isDone) await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await save(saving);
  };

const moments: Readonly<Record<string, (saving: Saving) => Promise<void>>> = {
  'до первой буквы': async (saving) => {
    await saving.context.setOffline(true);
    await type(saving);
    await save(saving);
  },
  'перед сохранением': async (saving) => {
    await type(saving);
    await saving.context.setOffline(true);
    await save(saving);
  },
  'по дороге туда': cut(false),
  'по дороге обратно': cut(true),
  'и ещё раз': async (saving) => {
    await type(saving);
    await saving.context.setOffline(true);
    await save(saving);
    await failure(saving.page).waitFor();
    await save(saving);
  },
};

const banner = (page: Page) => page.getByText(/Нет сети\. Введённое останется на месте/);

const failure = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: /Нет связи с сервером/ })
    .first();

for (const form of allForms) {
  test(`[NF1] ${form.name}: whenever the network goes, the words stay, and the save works on return${tagOf(form)}`, async ({
    page,
    context,
    outbox,
  }) => {
    const estate = await settle(page, outbox);
    for (const [words, lose] of Object.entries(moments)) {
      await openForm(page, form, estate);
      await lose({ page, context, form, words });
      await expect(failure(page), words).toBeVisible();
      await expect(banner(page), words).toBeVisible();
      await expect(form.field(page), words).toHaveValue(words);
      await expect(form.save(page), 'no eternal spinner').toBeEnabled();

      await page.unrouteAll({ behavior: 'wait' });
      await context.setOffline(false);
      await expect(banner(page), words).toHaveCount(0);
      await form.save(page).click();
      await expect(saved(page), words).toBeVisible();
      expect(await stored(page, form, estate)).toBe(words);
    }
  });
}
