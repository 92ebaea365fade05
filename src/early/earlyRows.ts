import { isRecord } from '../../contract/isRecord';
import type { ResourceList } from '../../kit/declaration/ResourceDeclaration';
import type { RouteEntry } from '../../kit/declaration/readRoutes';
import { toAddress } from '../../kit/queryRouter/RouteTable';

/** What the build reads off the declaration of a list, so that its rows can be shown before the console has come. */
export interface EarlyRows {
  /** What stands above the list; undefined = the name of a parent, which nobody has asked for yet. */
  readonly title?: string;
  /** The endpoint's keys: of the rows in its answer, and around each of them. */
  readonly under: string;
  readonly wrap?: string;
  /** The edit page; undefined = where a row leads is for the resource to say. */
  readonly edit?: RouteEntry;
  readonly columns: readonly EarlyColumn[];
  /** A line below the title, and one of how a record stands on its card. */
  readonly hasNote: boolean;
  readonly hasStatus: boolean;
  readonly room?: NonNullable<ResourceList['room']>;
}

export interface EarlyColumn {
  readonly key: string;
  readonly label: string;
  readonly width?: string;
  readonly className?: string;
}

/** Below this many px the rows are cards (`kit/list/ListTable.tsx`). */
const TABLE_FROM = 760;

/**
 * Puts the names of the rows where they will stand, with bars in the place of everything else, in the markup of the
 * list (`kit/list`), whose styles they wear. React puts the whole list in their place.
 * @param main where the page of the document's frame stands
 * @param body what the list's call was answered; rows that did not come as a page may yet be left out or sorted, and are not shown
 * @returns whether there was anything to show
 */
export const showRows = (
  main: Element,
  rows: EarlyRows,
  parents: Readonly<Record<string, string>>,
  hidden: readonly string[],
  body: unknown,
): boolean => {
  const named = namedRows(rows, parents, body);
  if (named.length === 0) return false;
  const columns = rows.columns.filter(({ key }, index) => index === 0 || !hidden.includes(key));
  const place = node('div', 'carte-rows-place container');
  const page = node('div', 'carte-early');
  page.setAttribute('aria-busy', 'true');
  if (rows.title === undefined) page.dataset.below = '';
  const [desk = 0, phone = 0] = rows.room?.header ?? [];
  page.style.setProperty('--header', `${desk}px`);
  page.style.setProperty('--header-phone', `${phone}px`);
  page.style.setProperty('--card', `${rows.room?.card ?? 0}px`);
  page.append(
    node('div', 'crumbs'),
    node('h1', '', rows.title === undefined ? bar(30) : rows.title),
    node('div', 'header'),
    node('div', 'search'),
    place,
  );
  main.replaceChildren(page);
  place.append(place.clientWidth < TABLE_FROM ? cards(rows, named) : table(rows, columns, named));
  return true;
};

interface NamedRow {
  readonly name: string;
  readonly hasPicture: boolean;
  readonly address: string | undefined;
}

const namedRows = (
  { under, wrap, edit }: EarlyRows,
  parents: Readonly<Record<string, string>>,
  body: unknown,
): readonly NamedRow[] => {
  if (!isRecord(body) || body.last_page === undefined || !Array.isArray(body[under])) return [];
  return body[under].flatMap((each: unknown): readonly NamedRow[] => {
    const row = wrap !== undefined && isRecord(each) && isRecord(each[wrap]) ? each[wrap] : each;
    if (!isRecord(row)) return [];
    const name = row.title ?? row.name;
    if (typeof name !== 'string' || (typeof row.id !== 'number' && typeof row.id !== 'string')) return [];
    return [
      {
        name,
        hasPicture: row.cover !== undefined || row.images !== undefined,
        address: edit && toAddress(edit, { parents, id: row.id }),
      },
    ];
  });
};

const table = (
  { hasNote }: EarlyRows,
  [first, ...others]: readonly EarlyColumn[],
  named: readonly NamedRow[],
): Element => {
  const head = [first, ...others].map((column) => {
    const cell = node('th', column?.className, column?.label ?? '');
    if (column?.width !== undefined) cell.style.width = column.width;
    return cell;
  });
  const lines = named.map((row, index) =>
    node(
      'tr',
      '',
      node('td', 'tick', node('span', 'mark')),
      node('td', 'title', title(row), ...(hasNote ? [node('small', 'note block', bar(40))] : [])),
      ...others.map(({ className }, at) => node('td', className, bar(barWidth(index + at)))),
      node('td', 'menu'),
    ),
  );
  return node(
    'table',
    'carte-table full collapse',
    node('thead', '', node('tr', '', node('th', 'tick', node('span', 'mark')), ...head, node('th', 'menu'))),
    node('tbody', '', ...lines),
  );
};

const cards = ({ hasStatus }: EarlyRows, named: readonly NamedRow[]): Element =>
  node(
    'div',
    'carte-cards',
    node(
      'ul',
      '',
      ...named.map((row, index) =>
        node(
          'li',
          '',
          node('span', 'mark'),
          node(
            'div',
            'head flex start gap-12',
            ...(row.hasPicture ? [node('span', 'carte-thumbnail')] : []),
            node(
              'div',
              'body fill slim grid gap-4 anywhere hyphens',
              node('div', 'title', link(row, row.name)),
              node('div', 'facts grid full gap-4', node('small', 'fact', bar(barWidth(index)))),
              ...(hasStatus ? [node('div', 'status full', bar(30))] : []),
            ),
          ),
        ),
      ),
    ),
    node('div', 'all flex line-top', node('span', 'mark')),
  );

const title = (row: NamedRow): Element =>
  link(
    row,
    row.hasPicture
      ? node(
          'span',
          'carte-picture-title row slim gap-12',
          node('span', 'carte-thumbnail'),
          node('span', 'clamp', row.name),
        )
      : row.name,
  );

const link = ({ address }: NamedRow, content: Element | string): Element => {
  const made = node('a', 'whole round', content);
  if (address !== undefined) made.setAttribute('href', address);
  return made;
};

/** Of different length, so that they look like words and not like a fence. */
const barWidth = (place: number): number => [72, 58, 80, 64][place % 4] ?? 70;

const bar = (percent: number): Element => {
  const made = node('span', 'bar');
  made.style.width = `${percent}%`;
  return made;
};

const node = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...content: readonly (Element | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...content);
  return made;
};
