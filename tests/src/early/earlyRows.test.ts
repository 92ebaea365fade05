import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRoutes } from '../../../kit/declaration/readRoutes';
import { type EarlyRows, showRows } from '../../../src/early/earlyRows';

const { edit } = readRoutes({
  name: 'foods',
  routes: {
    list: '/menu/foods?pointId&type&id:categoryId',
    edit: '/menu/foods/edit?pointId&type&categoryId&id',
  },
  list: {},
});
const rows: EarlyRows = {
  under: 'data',
  ...(edit && { edit }),
  columns: [
    { key: 'title', label: 'Название' },
    { key: 'portion', label: 'Порция', className: 'late' },
    { key: 'price', label: 'Цена', className: 'right', width: '8rem' },
  ],
  hasNote: false,
  hasStatus: true,
};
const parents = { pointId: '1', type: 'food', categoryId: '7' };
const soup = { id: 12, title: 'Борщ <b>со сметаной</b>', images: [] };
const page = (...data: readonly unknown[]) => ({ data, last_page: 1 });

const show = (
  body: unknown,
  { hidden = [], ...more }: Partial<EarlyRows> & { hidden?: readonly string[] } = {},
) => {
  const main = document.createElement('main');
  main.append('…');
  document.body.replaceChildren(main);
  return { main, isShown: showRows(main, { ...rows, ...more }, parents, hidden, body) };
};

const wide = (px: number) => vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(px);
afterEach(() => vi.restoreAllMocks());

describe('the rows of a list before the console has come', () => {
  it('are the names that came, each leading where the row will lead, and nothing of a name is markup', () => {
    wide(1000);
    const { main, isShown } = show(page(soup, { id: 13, title: 'Уха' }));
    expect(isShown).toBe(true);
    expect([...main.querySelectorAll('td.title a')].map((link) => link.textContent)).toEqual([
      'Борщ <b>со сметаной</b>',
      'Уха',
    ]);
    expect(main.querySelector('td.title a')?.getAttribute('href')).toBe(
      '/menu/foods/edit?pointId=1&type=food&categoryId=7&id=12',
    );
  });

  it('stand below the columns of the list, without those that the person does without', () => {
    wide(1000);
    const heads = (main: Element) => [...main.querySelectorAll('th')].map(({ textContent }) => textContent);
    expect(heads(show(page(soup)).main)).toEqual(['', 'Название', 'Порция', 'Цена', '']);
    expect(heads(show(page(soup), { hidden: ['title', 'portion'] }).main)).toEqual([
      '',
      'Название',
      'Цена',
      '',
    ]);
  });

  it('are cards where a table has no room', () => {
    wide(390);
    const { main } = show(page(soup));
    expect(main.querySelector('table')).toBeNull();
    expect(main.querySelector('li a')?.textContent).toBe(soup.title);
  });

  it('lead nowhere where the resource says it row by row, and are read out of what is around them', () => {
    wide(1000);
    const { edit: _edit, ...own } = rows;
    const main = document.createElement('main');
    showRows(main, { ...own, under: 'points', wrap: 'point' }, {}, [], {
      points: [{ point: { id: 3, title: 'Бар' } }],
      last_page: 1,
    });
    expect(main.querySelector('td.title a:not([href])')?.textContent).toBe('Бар');
  });

  it.each([
    ['a refusal', { message: 'no' }],
    ['no rows', page()],
    ['a list that came whole: it is yet to be sorted and filtered', { data: [soup] }],
    ['rows without a name', page({ id: 1 }, null, 7)],
  ])('are not shown for %s: the frame stays as it is', (_what, body) => {
    const { main, isShown } = show(body);
    expect(isShown).toBe(false);
    expect(main.textContent).toBe('…');
  });
});
