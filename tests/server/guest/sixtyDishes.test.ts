import { expect, it } from 'vitest';
import { foldText } from '../../../contract/foldText';
import { allergenTexts, allergenTitles, withoutTitles } from '../../../contract/texts/allergens';
import { ALLERGENS, type Allergen } from '../../../contract/vocabulary';
import { guestPages } from '../../../guest';
import { buildApp } from '../../../server/app';
import { dishesWithout, sixtyDishes } from '../../guest/sixtyDishes';
import { cook } from '../menuArea/startKitchen';
import { readBook, sheetCalls } from '../sheets/sheetCalls';
import { once, openApp, openKitchen } from '../standing';

const kitchen = openKitchen();
const app = openApp(() => buildApp(kitchen.deps, { guests: guestPages }));

/** All dishes in a venue; of each ingredient what the table proposes is confirmed, and of some the label is read. */
const venue = once(async () => {
  const anna = await kitchen.owner();
  const point = await anna.point('kafe');
  const menu = await cook(anna).menu(point);
  const category = await cook(anna).category(menu);
  for (const { title, ingredients } of sixtyDishes)
    await cook(anna).food(category, 'food', title, {
      ingredients: ingredients.map((one) => ({ title: one })),
    });
  const open = async () => {
    const { attention } = (await anna.ask('GET', '/overview')).body as {
      readonly attention?: readonly { readonly kind: string; readonly count: number }[];
    };
    return attention?.find(({ kind }) => kind === 'allergens')?.count;
  };
  const before = await open();
  const path = `/point/${point}/ingredients`;
  const guessed: string[] = [];
  const labelled = new Set(sixtyDishes.flatMap((dish) => dish.labelled).map(foldText));
  for (let rest = true; rest; ) {
    const { data } = (
      await anna.ask('GET', `${path}?per_page=100&filters[0][field]=told&filters[0][value]=0`)
    ).body;
    const rows = data.flatMap(({ id, title, proposed }) => {
      const isLabelled = labelled.has(foldText(String(title)));
      if (isLabelled && proposed) guessed.push(String(title));
      const allergens = isLabelled ? [] : proposed;
      return allergens ? [{ id, allergens }] : [];
    });
    if (rows.length > 0) await anna.ask('POST', `${path}/allergens`, { json: { rows } });
    rest = rows.length > 0;
  }
  return { anna, point, menu, category, guessed, before, after: await open() };
});

/** What stands of each dish on the page, by its title. */
const cards = async (query = '') => {
  const { body } = await app.inject({ method: 'GET', url: `/m/kafe${query}` });
  return body
    .split(/<h3><a href="\?dish=\d+">/)
    .slice(1)
    .map((card) => {
      const [title = ''] = card.split('</a>');
      const [, list = ''] = /<ul class="allergens"[^>]*>(.*?)<\/ul>/s.exec(card) ?? [];
      const words = [...list.matchAll(/<span>(.*?)<\/span>/g)].map(([, word]) => word);
      return { title, groups: card.includes(allergenTexts.ask) ? undefined : words };
    });
};
const inWords = (groups: readonly Allergen[]) => groups.map((group) => allergenTitles[group].toLowerCase());

it('[AL-01] [AL-05] of sixty dishes all but what a label says is proposed, and whoever confirms it has told them', () => {
  const { guessed, before, after } = venue;
  expect(guessed).toEqual([]);
  expect([before, after]).toEqual([sixtyDishes.length, sixtyDishes.filter(({ groups }) => !groups).length]);
});

it('[AL-02] the card of guests, which is what is printed, and the exported sheet say the same of each: nothing missed, nothing invented', async () => {
  expect(await cards()).toEqual(
    sixtyDishes.map(({ title, groups }) => ({ title, groups: groups && inWords(groups) })),
  );
  const { rows } = readBook(
    (await sheetCalls(kitchen).download(venue.menu, '?format=xlsx', venue.anna)).rawPayload,
  );
  const [titles = [], ...lines] = rows;
  const [name, said] = ['Название', 'Аллергены'].map((title) => titles.indexOf(title));
  expect(lines.map((line) => [line[name ?? -1], String(line[said ?? -1]).toLowerCase()])).toEqual(
    sixtyDishes.map(({ title, groups }) => [
      title,
      groups
        ? inWords(groups).join(', ') || allergenTexts.none
        : expect.stringContaining(allergenTexts.ask.toLowerCase()),
    ]),
  );
});

it.each(ALLERGENS)(
  '[AL-03] without %s guests find exactly the dishes that hold none of it',
  async (group) => {
    const found = await cards(`?find=${encodeURIComponent(withoutTitles[group])}`);
    expect(found.map(({ title }) => title)).toEqual(dishesWithout(group));
  },
);
