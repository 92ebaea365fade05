import { beforeAll, describe, expect, it } from 'vitest';
import { allergensOf } from '../../contract/allergens';
import type { GuestDish, GuestPage } from '../../contract/guest/GuestPage';
import { proposalOf } from '../../contract/knownProducts';
import { allergenTitles, withoutTitles } from '../../contract/texts/allergens';
import { ALLERGENS } from '../../contract/vocabulary';
import { guestPages } from '../../guest';
import { choose } from '../../guest/allergens/choose';
import { mentionedIn } from '../../server/content';
import { dishesWithout, sixtyDishes } from './sixtyDishes';

/** As a person confirms what the table proposes, and reads the rest off labels. */
const told = (ingredients: readonly string[], labelled: readonly string[]) =>
  ingredients.map((title) => {
    const allergens = labelled.includes(title) ? [] : proposalOf(mentionedIn(title));
    return { title, is_allergen: (allergens?.length ?? 0) > 0, allergens: allergens ? [...allergens] : null };
  });

const dishes = sixtyDishes.map(
  ({ title, ingredients, labelled }, at): GuestDish => ({
    id: at + 1,
    title,
    description: title === 'Плов ферганский' ? 'С пампушкой и сметаной' : undefined,
    price: '100',
    portion: undefined,
    marks: title === 'Фалафель' || title === 'Харчо' ? [{ id: 4, title: 'Вегетарианское' }] : [],
    composition: told(ingredients, labelled).map(({ title: one }) => one),
    allergens: allergensOf(told(ingredients, labelled)),
    nutrition: undefined,
    isOut: false,
    picture: undefined,
    differs: false,
  }),
);

const page: GuestPage = {
  path: '/m/x',
  dishId: undefined,
  origin: '',
  now: '2026-11-26T12:00:00.000Z',
  venue: {
    title: 'Кафе',
    path: '/m/x',
    cover: undefined,
    type: undefined,
    description: undefined,
    city: undefined,
    street: undefined,
    entrance: undefined,
    floor: undefined,
    office: undefined,
    phones: [],
    links: [],
    notice: undefined,
    hours: undefined,
    isOpen: true,
    turnsAt: undefined,
    logo: undefined,
    accent: undefined,
    zone: 'Europe/Moscow',
  },
  closure: undefined,
  menus: [],
  menu: {
    title: 'Меню',
    description: undefined,
    cover: undefined,
    sections: [0, 1].map((half) => ({
      id: half + 1,
      title: half === 0 ? 'Первое' : 'Второе',
      description: undefined,
      cover: undefined,
      isAlcohol: false,
      dishes: half === 0 ? dishes.slice(0, 31) : dishes.slice(31),
    })),
  },
};

const titleOf = (dish: Element): string => dish.querySelector('h3')?.textContent ?? '';
const shown = (): readonly string[] =>
  [...document.querySelectorAll('.dish')].filter((dish) => !dish.matches('.off')).map(titleOf);
const chip = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.filter [aria-pressed]')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`Expected a chip "${name}".`);
  return found;
};
describe('[AL-03] sixty dishes, as a person has written down what is in them', () => {
  beforeAll(() => {
    // Another body in its place would be one that nobody who shares this document looks into.
    document.body.innerHTML = new DOMParser().parseFromString(
      guestPages.page(page),
      'text/html',
    ).body.innerHTML;
    choose();
  });

  it.each(sixtyDishes.map(({ title, groups }, at) => [title, groups, at] as const))(
    '%s',
    (_title, groups, at) => {
      const dish = document.querySelectorAll('.dish')[at];
      const words = dish?.textContent ?? '';
      const signs = [...(dish?.querySelectorAll('use[href^="#a-"]') ?? [])].map((use) =>
        use.getAttribute('href')?.replace('#a-', ''),
      );
      if (!groups) {
        expect(words).toContain('Состав уточните у официанта');
        expect(dish?.hasAttribute('data-a')).toBe(false);
        return;
      }
      // Words are what paper shows, signs stand beside them, and by `data-a` the script chooses: all say the same.
      const listed = [...(dish?.querySelectorAll('.allergens li') ?? [])].map(
        (line) => line.textContent.split(' — ')[0],
      );
      const named = ALLERGENS.filter((group) => listed.includes(allergenTitles[group].toLowerCase()));
      const all = groups.join(' ');
      expect([named.join(' '), signs.join(' '), dish?.getAttribute('data-a')]).toEqual([all, all, all]);
      expect(words).not.toContain('уточните');
    },
  );

  it.each(ALLERGENS)('without %s: none is missed, none is invented', (group) => {
    chip(withoutTitles[group]).click();
    expect(shown()).toEqual(dishesWithout(group));
    const said = document.querySelector('.chosen p')?.textContent;
    expect(said).toContain(
      `${withoutTitles[group]}: ${dishesWithout(group).length} из ${sixtyDishes.length}.`,
    );
    expect(said).toContain('Состав не проверен у блюд: 4.');
    chip(withoutTitles[group]).click();
    expect(shown()).toHaveLength(sixtyDishes.length);
    expect(document.querySelector('.chosen')?.hasAttribute('hidden')).toBe(true);
  });

  it('several narrow together, also with a mark, and all comes back at once', () => {
    chip('Вегетарианское').click();
    expect(shown()).toEqual(['Фалафель', 'Харчо']);
    chip('Без глютена').click();
    expect(shown()).toEqual(['Харчо']);
    expect(document.querySelector('.chosen p')?.textContent).toContain('Ничего нет в разделах: Второе.');
    document.querySelector<HTMLElement>('.chosen button')?.click();
    expect(shown()).toHaveLength(sixtyDishes.length);
  });

  it('what is asked for less comes when it is asked for, and takes the focus', () => {
    const filter = document.querySelector('.filter');
    const late = filter?.querySelectorAll('.late a') ?? [];
    const more = filter?.querySelector<HTMLElement>('[aria-expanded]');
    expect(more?.textContent).toBe(`Ещё ${late.length}`);
    more?.click();
    expect(filter?.classList.contains('whole')).toBe(true);
    expect(document.activeElement).toBe(late[0]);
  });

  it.each(ALLERGENS)('where no script runs, without %s is a search, and finds the same', (group) => {
    const read = (text: string) => new DOMParser().parseFromString(text, 'text/html');
    const link = [...read(guestPages.page(page)).querySelectorAll('.filter a')].find(
      ({ textContent }) => textContent === withoutTitles[group],
    );
    const find = new URLSearchParams(link?.getAttribute('href')?.slice(1)).get('find') ?? '';
    const found = read(guestPages.page({ ...page, find }));
    expect([...found.querySelectorAll('.dish')].map(titleOf)).toEqual(dishesWithout(group));
    expect(found.body.textContent).toContain('Состав не проверен у блюд: 4.');
  });
});
