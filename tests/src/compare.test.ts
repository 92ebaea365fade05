import { describe, expect, it } from 'vitest';
import { isKnownField } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import type { CategoryKind } from '../../contract/vocabulary';
import { boardOf } from '../../resources/menus/editor/board';
import { differencesOf } from '../../src/compare/differences';
import { pairsOf } from '../../src/compare/pairsOf';
import { ticksOf } from '../../src/compare/ticksOf';

let id = 0;
const board = (sections: Readonly<Record<string, readonly string[]>>, kind: CategoryKind = 'food') =>
  boardOf({
    menu: { id: ++id, title: 'Меню' },
    categories: Object.entries(sections).map(([title, foods]) => ({
      id: ++id,
      type: kind,
      title,
      foods: foods.map((name) => ({ id: ++id, title: name, price: '1' })),
    })),
  });
const said = ({ pairs, onlyHere, onlyThere }: ReturnType<typeof pairsOf>) => ({
  pairs: pairs.map(({ here, there }) => `${here.title} = ${there.title}`),
  onlyHere: onlyHere.map(([section, { title }]) => `${section}: ${title}`),
  onlyThere: onlyThere.map(([section, { title }]) => `${section}: ${title}`),
});

describe('[BK-07] two menus are matched by name', () => {
  it('without case, yo and spaces; in the order of this menu, and the rest of each is told', () => {
    const here = board({ Супы: ['Борщ', 'Щи', 'Щёлково'] });
    const there = board({ СУПЫ: ['щелково', 'борщ ', 'Уха'] });
    expect(said(pairsOf(here, there))).toEqual({
      pairs: ['Борщ = борщ ', 'Щёлково = щелково'],
      onlyHere: ['Супы: Щи'],
      onlyThere: ['СУПЫ: Уха'],
    });
  });

  it('first within categories of one name, then wherever a dish of the kind stands', () => {
    const here = board({ Завтраки: ['Омлет'], Обеды: ['Омлет', 'Каша'] });
    const there = board({ Обеды: ['Омлет'], Утро: ['каша', 'Омлет'] });
    const { pairs } = pairsOf(here, there);
    const [breakfast, lunch] = there.sections;
    expect(pairs.map(({ here: { title }, there: other }) => [title, other.category])).toEqual([
      ['Омлет', lunch?.id],
      ['Омлет', breakfast?.id],
      ['Каша', lunch?.id],
    ]);
    expect(pairsOf(here, board({ Обеды: ['Омлет'] }, 'drink')).pairs).toEqual([]);
  });

  it('names that the role may not see match nothing', () => {
    expect(pairsOf(board({ Супы: [''] }), board({ Супы: [''] })).pairs).toEqual([]);
  });
});

describe('[BK-07] what can be carried over', () => {
  const field = (name: string, type: string) => ({ name, type, title: name, permissions: ['view', 'edit'] });
  const fields = parseFieldConfig([
    field('price', 'number'),
    field('images', 'file'),
    field('ingredients', 'ingredients'),
    field('unit_value', 'number'),
  ]).filter(isKnownField);
  const [pair] = pairsOf(board({ Супы: ['Борщ'] }), board({ Супы: ['Борщ'] })).pairs;
  if (!pair) throw new Error('Expected one pair.');
  const rows = differencesOf(
    [pair],
    [
      {
        id: pair.here.id,
        status: 'refused',
        version: 3,
        before: { price: '1', unit_value: null, ingredients: [] },
        after: { price: '2', unit_value: '300', ingredients: [{ title: 'Мёд' }] },
        errors: { ingredients: ['Аллерген'] },
      },
    ],
    fields,
  );

  it('is told part by part: what one part is refused for does not keep the others', () => {
    expect(rows).toMatchObject([
      {
        version: 3,
        parts: { price: { after: { price: '2' } }, composition: { reason: 'Аллерген' } },
      },
    ]);
    expect(rows[0]?.parts.images).toBeUndefined();
  });

  it('is ticked alone; what is not to be had never is', () => {
    const [row] = rows;
    const key = `${pair.here.id} `;
    const ticks = ticksOf(rows, new Set([`${key}price`, `${key}composition`]));
    expect(ticks.taken).toEqual([{ row, parts: ['price'] }]);
    expect(ticks.of('composition')).toEqual([]);
    expect([...ticks.put(rows, 'price', false)]).toEqual([`${key}composition`]);
  });
});
