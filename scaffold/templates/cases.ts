import { kebabCase, snakeCase } from '../names';
import type { ParentFacts } from '../parents';

/** What each of the eight calls sends and reads, for the test of the whole table. */
export const casesFile = (name: string, { id, path }: ParentFacts): string => {
  const [kebab, bin] = [kebabCase(name), `deleted_${snakeCase(name)}`];
  return `import { type Case, list } from './Case';

const record = { id: 3, title: 'Первая' };
const paged = { page: 2, per_page: 12 };

export const ${name}Cases = {
  '${name}.list': {
    input: { params: { ${id}: '7' }, query: paged },
    sends: 'GET ${path.replace(/\{\w+\}/, '7')}/${kebab}?page=2&per_page=12',
    ...list,
  },
  '${name}.one': { input: { params: { id: 3 } }, sends: 'GET /${kebab}/3', answer: record },
  '${name}.create': {
    input: { params: { ${id}: '7' }, body: { title: 'Первая' } },
    sends: 'POST ${path.replace(/\{\w+\}/, '7')}/${kebab}',
    answer: record,
  },
  '${name}.update': {
    input: { params: { id: '3' }, body: { title: 'Вторая' } },
    sends: 'PUT /${kebab}/3',
    answer: record,
  },
  '${name}.deleteMany': { input: { ids: [3, 4] }, sends: 'DELETE /${kebab}', body: { ids: [3, 4] } },
  '${name}.deleted': {
    input: { params: { ${id}: '7' }, query: paged },
    sends: 'GET /${bin}/7?page=2&per_page=12',
    ...list,
  },
  '${name}.restoreMany': { input: { ids: [3] }, sends: 'POST /${bin}/restore', body: { ids: [3] } },
  '${name}.destroyMany': { input: { ids: [3] }, sends: 'DELETE /${bin}/destroy', body: { ids: [3] } },
} as const satisfies Readonly<Record<string, Case>>;
`;
};
