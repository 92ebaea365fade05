import { describe, expect, it } from 'vitest';
import { findDishes } from '../../guest/findDishes';

const dish = (title: string, made = '', said = '', isOut = false) => ({ texts: [title, made, said], isOut });
const MENU = [
  dish('Куриный бульон с лапшой', 'курица, домашняя лапша', 'Со сметаной и зеленью', true),
  dish('Медовик', 'мёд, сметана, мука', 'Сметанный крем'),
  dish('Борщ со сметаной', 'говядина, свёкла', 'Подаём с пампушками'),
  dish('Ёжики из телятины'),
  dish('Чай'),
];
const found = (typed: string) => findDishes(MENU, typed).hits.map(({ dish: { texts } }) => texts[0]);

describe('[GP-02] dishes are found', () => {
  it.each([
    ['any form of a word', 'пампушка', ['Борщ со сметаной']],
    ['several words, in any order', 'лапша курица', ['Куриный бульон с лапшой']],
    ['yo as ye', 'ежик', ['Ёжики из телятины']],
    ['a letter too few', 'борщь', ['Борщ со сметаной']],
    ['a letter that is wrong', 'мидовик', ['Медовик']],
    ['the wrong layout', ',jho', ['Борщ со сметаной']],
    ['the wrong layout, misspelt', 'vtljdr', ['Медовик']],
    ['nothing', '', []],
    ['signs', '%%', []],
  ])('%s: %s', (_what, typed, titles) => {
    expect(found(typed)).toEqual(titles);
  });

  it('by the name before other texts, and those that have run out last', () => {
    expect(found('сметана')).toEqual(['Борщ со сметаной', 'Медовик', 'Куриный бульон с лапшой']);
  });

  it('says which text answers, and which part of it', () => {
    const [hit] = findDishes(MENU, 'говядиной').hits;
    expect(hit?.by).toBe(1);
    expect(hit?.marks.map(([from, to]) => hit.dish.texts[1]?.slice(from, to))).toEqual(['говядин']);
  });

  it('says so where there are only some that look like it', () => {
    expect(findDishes(MENU, 'борщ').isAlike).toBe(false);
    expect(findDishes(MENU, 'мадавик').isAlike).toBe(true);
    expect(found('мадавик')).toEqual(['Медовик']);
    expect(findDishes(MENU, 'устрицы').hits).toEqual([]);
  });
});
