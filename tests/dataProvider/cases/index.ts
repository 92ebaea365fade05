import { expect } from 'vitest';
import type { Answer } from '../../../contract/endpoints/Endpoint';
import { type EndpointKey, rowOf } from '../../../contract/rows';
import { type Case, list, row } from './Case';
import { dishesCases } from './dishes';
import { menusCases } from './menus';
import { peopleCases } from './people';
import { venuesCases } from './venues';

const WRITTEN: { readonly [Key in EndpointKey]?: Case } = {
  ...peopleCases,
  ...venuesCases,
  ...menusCases,
  ...dishesCases,
} satisfies Partial<Record<EndpointKey, Case>>;

/** What fills the `{parts}` of any path. */
export const PARTS: Readonly<Record<string, number | string>> = {
  ...{ id: 1, pointId: 2, menuId: 3, categoryId: 4, ingredientId: 5, type: 'food', section: 'point_docs' },
};

/** The case of a call as somebody has written it down; of one that is as plain as its row, what the row says. */
export const caseOf = (key: EndpointKey): Case => WRITTEN[key] ?? plainCase(key);

const plainCase = (key: EndpointKey): Case => {
  const { method, path, ids, paged, query = [], filters, body, sections, answer } = rowOf(key);
  const [filter] = filters ?? [];
  const asked = [...(paged ? ['page', 'per_page'] : []), ...query].map((name, n) => [name, n + 2] as const);
  const search = [
    ...asked.map(([name, value]) => `${name}=${value}`),
    ...(filter ? [`filters[0][field]=${filter}`, 'filters[0][value]=чай'] : []),
  ].join('&');
  const isFilled = method !== 'GET' && (body ?? sections);
  return {
    input: {
      params: PARTS,
      query: { ...Object.fromEntries(asked), ...(filter && { filters: { [filter]: 'чай' } }) },
      ...(ids ? { ids: ['4', 9] } : isFilled && { body: { title: 'Чай' } }),
    },
    sends: `${method} ${path.replace(/\{(\w+)\}/g, (_, name) => String(PARTS[name]))}${search && `?${search}`}`,
    ...(ids && { body: { ids: [4, 9] } }),
    ...answered(answer, paged ? 2 : 1),
  };
};

/** What the backend says, and what the console gets. */
const answered = (answer: Answer, page: number): Pick<Case, 'answer' | 'gives'> => {
  switch (answer.kind) {
    case 'list': {
      const { data, ...counts } = list.answer;
      return { answer: { ...counts, [answer.under ?? 'data']: data }, gives: { ...list.gives, page } };
    }
    case 'one':
      return { answer: { data: row }, gives: row };
    case 'values':
      return { answer: Object.fromEntries(answer.of.map((name, n) => [name, n])) };
    case 'session':
      return { answer: { token: 't', user: row }, gives: { token: 't', ...row } };
    case 'file':
      return { answer: 'dots', gives: expect.any(Blob) };
    default:
      return {};
  }
};
