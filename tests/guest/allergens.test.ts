import { beforeAll, describe, expect, it } from 'vitest';
import { allergensOf } from '../../contract/allergens';
import type { GuestDish, GuestPage } from '../../contract/guest/GuestPage';
import { proposalOf } from '../../contract/knownProducts';
import { allergenTitles, withoutTitles } from '../../contract/texts/allergens';
import { ALLERGENS, type Allergen } from '../../contract/vocabulary';
import { guestPages } from '../../guest';
import { choose } from '../../guest/allergens/choose';
import { mentionedIn } from '../../server/content';

/** What dishes are made of, and what is in them: written by hand, not taken from the table of products. */
const DISHES: readonly (readonly [title: string, made: string, groups: string])[] = [
  ['Борщ', 'говядина, свёкла, капуста, сметана, пампушка', 'gluten milk'],
  ['Куриный суп', 'курица, домашняя лапша, морковь, лук', 'gluten eggs'],
  ['Крем-суп из тыквы', 'тыква, сливки, имбирь, тыквенные семечки', 'milk'],
  ['Грибной суп', 'белые грибы, перловая крупа, картофель, укроп', 'gluten'],
  ['Томатный с морепродуктами', 'креветки, мидии, кальмар, томаты, базилик', 'crustaceans molluscs'],
  ['Уха', 'судак, картофель, лук, перец чёрный', 'fish'],
  ['Том ям', 'креветки, кокосовое молоко, рыбный соус, лайм', 'crustaceans fish'],
  ['Фо бо', 'говядина, рисовая лапша, лайм, кинза', ''],
  ['Мисо-суп', 'мисо, тофу, нори, лук', 'soy'],
  ['Окрошка', 'квас, картофель, огурцы, яйца, ветчина', '?'],
  ['Цезарь', 'куриное филе, романо, пармезан, сухарики, яйцо, анчоусы', 'gluten eggs fish milk'],
  ['Греческий', 'томаты, огурцы, фета, маслины', 'milk'],
  ['Оливье', 'телятина, картофель, горошек, огурцы, майонез', 'eggs mustard'],
  ['Баклажаны', 'баклажаны, томаты, кинза, кунжут', 'sesame'],
  ['Винегрет', 'свёкла, картофель, морковь, квашеная капуста, подсолнечное масло', ''],
  ['Вальдорф', 'яблоки, сельдерей, грецкий орех, майонез', 'eggs nuts celery mustard'],
  ['Нисуаз', 'тунец, яйца, фасоль, маслины, дижонская горчица', 'eggs fish mustard'],
  ['Селёдка под шубой', 'сельдь, свёкла, картофель, морковь, майонез', 'eggs fish mustard'],
  ['Гадо-гадо', 'картофель, капуста, арахисовая паста, соевый соус', 'gluten peanuts soy'],
  ['Хумус', 'нут, тахини, лимон, оливковое масло', 'sesame'],
  ['Бефстроганов', 'говядина, сметана, горчица, лук', 'milk mustard'],
  ['Утка', 'утка, вишня, мёд', ''],
  ['Стейк', 'говядина, розмарин, соль', ''],
  ['Котлета по-киевски', 'куриное филе, сливочное масло, панировка, яйцо', 'gluten eggs milk'],
  ['Треска', 'треска, шпинат, сливки, белое вино', 'fish milk sulphites'],
  ['Мидии', 'мидии, белое вино, чеснок, петрушка', 'sulphites molluscs'],
  ['Осьминог', 'осьминог, картофель, паприка', 'molluscs'],
  ['Краб', 'камчатский краб, лимон, сливочное масло', 'crustaceans milk'],
  ['Раки', 'раки, укроп, пиво', 'gluten crustaceans'],
  ['Пельмени', 'мука, яйцо, свинина, говядина, лук', 'gluten eggs'],
  ['Карбонара', 'спагетти, гуанчале, желток, пекорино', 'gluten eggs milk'],
  ['Болоньезе', 'паста, говядина, томаты, сельдерей, красное вино', 'gluten celery sulphites'],
  ['Песто', 'феттучине, базилик, кедровые орешки, пармезан', 'gluten eggs milk nuts'],
  ['Ризотто', 'рис арборио, белые грибы, пармезан, белое вино', 'milk sulphites'],
  ['Пад тай', 'рисовая лапша, креветки, яйцо, арахис, рыбный соус', 'crustaceans eggs fish peanuts'],
  ['Удон', 'удон, курица, соевый соус, кунжут', 'gluten soy sesame'],
  ['Гречка с грибами', 'гречка, шампиньоны, лук', ''],
  ['Картофель фри', 'картофель, подсолнечное масло, соль', ''],
  ['Рис', 'рис басмати, соль', ''],
  ['Овощи гриль', 'цукини, баклажаны, болгарский перец', ''],
  ['Бургер', 'булочка, говядина, чеддер, томаты, соус', '?'],
  ['Сэндвич', 'хлеб, лосось, сливочный сыр, огурцы', 'gluten fish milk'],
  ['Брускетта', 'чиабатта, томаты, базилик, оливковое масло', 'gluten'],
  ['Омлет', 'яйца, молоко, укроп', 'eggs milk'],
  ['Овсянка', 'овсяные хлопья, миндальное молоко, голубика', 'gluten nuts'],
  ['Рисовая каша', 'рис, кокосовое молоко, манго', ''],
  ['Сырники', 'творог, яйцо, мука, сметана', 'gluten eggs milk'],
  ['Блины', 'блины, икра красная', 'gluten eggs fish milk'],
  ['Гречневые блинчики', 'гречневая мука, молоко, яйцо', 'eggs milk'],
  ['Медовик', 'мука, мёд, сметана, сливочное масло, яйцо', 'gluten eggs milk'],
  ['Павлова', 'меренга, сливки, клубника', 'eggs milk'],
  ['Брауни', 'тёмный шоколад, сливочное масло, яйцо, миндальная мука', 'eggs soy milk nuts'],
  ['Сорбет', 'малина, сахар, вода', ''],
  ['Халва с чаем', 'халва, чёрный чай', 'sesame'],
  ['Фисташковое мороженое', 'мороженое, фисташки', 'milk nuts'],
  ['Латте', 'эспрессо, молоко', 'milk'],
  ['Латте на соевом', 'эспрессо, соевое молоко', 'soy'],
  ['Глинтвейн', 'красное вино, апельсин, корица, мускатный орех', 'sulphites'],
  ['Люпиновый хлеб', 'люпиновая мука, вода, соль', 'lupin'],
  ['Фирменный салат', 'айсберг, фирменная заправка', '?'],
  ['Блюдо дня', '', '?'],
];

const told = (made: string) =>
  made
    .split(', ')
    .filter(Boolean)
    .map((title) => {
      const allergens = proposalOf(mentionedIn(title));
      return {
        title,
        is_allergen: (allergens?.length ?? 0) > 0,
        allergens: allergens ? [...allergens] : null,
      };
    });

const dishes = DISHES.map(
  ([title, made], at): GuestDish => ({
    id: at + 1,
    title,
    description: title === 'Стейк' ? 'С пампушкой и сметаной' : undefined,
    price: '100',
    portion: undefined,
    marks: title === 'Винегрет' || title === 'Борщ' ? [{ id: 4, title: 'Вегетарианское' }] : [],
    composition: told(made).map(({ title: one }) => one),
    allergens: allergensOf(told(made)),
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
const without = (group: Allergen): readonly string[] =>
  DISHES.filter(([, , groups]) => groups !== '?' && !groups.split(' ').includes(group)).map(
    ([title]) => title,
  );

describe('[AL-03] sixty dishes, as a person has written down what is in them', () => {
  beforeAll(() => {
    // Another body in its place would be one that nobody who shares this document looks into.
    document.body.innerHTML = new DOMParser().parseFromString(
      guestPages.page(page),
      'text/html',
    ).body.innerHTML;
    choose();
  });

  it.each(DISHES.map(([title, , groups], at) => [title, groups, at] as const))('%s', (_title, groups, at) => {
    const dish = document.querySelectorAll('.dish')[at];
    const words = dish?.textContent ?? '';
    const signs = [...(dish?.querySelectorAll('use[href^="#a-"]') ?? [])].map((use) =>
      use.getAttribute('href')?.replace('#a-', ''),
    );
    if (groups === '?') {
      expect(words).toContain('Состав уточните у официанта');
      expect(dish?.hasAttribute('data-a')).toBe(false);
      return;
    }
    // Words are what paper shows, signs stand beside them, and by `data-a` the script chooses: all say the same.
    const listed = [...(dish?.querySelectorAll('.allergens li') ?? [])].map(
      (line) => line.textContent.split(' — ')[0],
    );
    const named = ALLERGENS.filter((group) => listed.includes(allergenTitles[group].toLowerCase()));
    expect([named.join(' '), signs.join(' '), dish?.getAttribute('data-a')]).toEqual([
      groups,
      groups,
      groups,
    ]);
    expect(words).not.toContain('уточните');
  });

  it.each(ALLERGENS)('without %s: none is missed, none is invented', (group) => {
    chip(withoutTitles[group]).click();
    expect(shown()).toEqual(without(group));
    const said = document.querySelector('.chosen p')?.textContent;
    expect(said).toContain(`${withoutTitles[group]}: ${without(group).length} из ${DISHES.length}.`);
    expect(said).toContain('Состав не проверен у блюд: 4.');
    chip(withoutTitles[group]).click();
    expect(shown()).toHaveLength(DISHES.length);
    expect(document.querySelector('.chosen')?.hasAttribute('hidden')).toBe(true);
  });

  it('several narrow together, also with a mark, and all comes back at once', () => {
    chip('Вегетарианское').click();
    expect(shown()).toEqual(['Борщ', 'Винегрет']);
    chip('Без глютена').click();
    expect(shown()).toEqual(['Винегрет']);
    expect(document.querySelector('.chosen p')?.textContent).toContain('Ничего нет в разделах: Второе.');
    document.querySelector<HTMLElement>('.chosen button')?.click();
    expect(shown()).toHaveLength(DISHES.length);
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
    expect([...found.querySelectorAll('.dish')].map(titleOf)).toEqual(without(group));
    expect(found.body.textContent).toContain('Состав не проверен у блюд: 4.');
  });
});
