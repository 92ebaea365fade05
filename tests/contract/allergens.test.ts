import { describe, expect, it } from 'vitest';
import { allergensOf } from '../../contract/allergens';

const milk = { title: 'Сметана', is_allergen: true, allergens: ['milk' as const] };
const bread = { title: 'Пампушка', is_allergen: true, allergens: ['gluten' as const] };
const beet = { title: 'Свёкла', is_allergen: false, allergens: [] };

describe('the groups of a dish are those of its ingredients', () => {
  it('each with the ingredients that bring it, in the order of the regulation', () => {
    expect(allergensOf([milk, beet, bread, { ...milk, title: 'Сливки' }])).toEqual({
      groups: [
        { group: 'gluten', from: ['Пампушка'] },
        { group: 'milk', from: ['Сметана', 'Сливки'] },
      ],
      others: [],
      isTold: true,
    });
  });

  it('one that was ticked, while no group of it is known, is told by name', () => {
    const honey = { title: 'Мёд', is_allergen: true };
    expect(allergensOf([honey, { ...milk, allergens: null }])).toEqual({
      groups: [],
      others: ['Мёд', 'Сметана'],
      isTold: false,
    });
    expect(allergensOf([{ ...honey, allergens: [] }])).toMatchObject({ others: ['Мёд'], isTold: true });
  });
});

describe('[AL-03] a dish is told', () => {
  it.each([
    ['once everything in it is', [beet, milk], true],
    ['not without a composition', [], false],
    ['not while one ingredient is open', [beet, { ...bread, allergens: null }], false],
    ['not by a backend that knows no groups', [{ title: 'Соль', is_allergen: false }], false],
  ])('%s', (_rule, composition, isTold) => {
    expect(allergensOf(composition).isTold).toBe(isTold);
  });
});
