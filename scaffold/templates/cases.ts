import { kebabCase, snakeCase } from '../names';

/** What each of the eight calls sends and reads, for the test of the whole table. */
export const casesFile = (name: string): string => {
  const [kebab, bin] = [kebabCase(name), `deleted_${snakeCase(name)}`];
  return `import { type Case, list, nothing } from './Case';

const record = { id: 3, title: 'Первая' };
const paged = { page: 2, per_page: 12 };

export const ${name}Cases = {
  '${name}.list': {
    rule: '${name} of a venue are listed by page',
    input: { params: { pointId: '7' }, query: paged },
    sends: 'GET /point/7/${kebab}?page=2&per_page=12',
    ...list,
  },
  '${name}.one': {
    rule: 'one record is read by its id',
    input: { params: { id: 3 } },
    sends: 'GET /${kebab}/3',
    answer: record,
    gives: record,
  },
  '${name}.create': {
    rule: 'a record is created in its venue',
    input: { params: { pointId: '7' }, body: { title: 'Первая' } },
    sends: 'POST /point/7/${kebab}',
    body: { title: 'Первая' },
    answer: record,
    gives: record,
  },
  '${name}.update': {
    rule: 'a record is saved by its id',
    input: { params: { id: '3' }, body: { title: 'Вторая' } },
    sends: 'PUT /${kebab}/3',
    body: { title: 'Вторая' },
    answer: record,
    gives: record,
  },
  '${name}.deleteMany': {
    rule: 'records are deleted by ids in the body',
    input: { ids: [3, 4] },
    sends: 'DELETE /${kebab}',
    body: { ids: [3, 4] },
    ...nothing,
  },
  '${name}.deleted': {
    rule: 'the bin of a venue is listed by page',
    input: { params: { pointId: '7' }, query: paged },
    sends: 'GET /${bin}/7?page=2&per_page=12',
    ...list,
  },
  '${name}.restoreMany': {
    rule: 'records are restored by ids in the body',
    input: { ids: [3] },
    sends: 'POST /${bin}/restore',
    body: { ids: [3] },
    ...nothing,
  },
  '${name}.destroyMany': {
    rule: 'records are destroyed by ids in the body',
    input: { ids: [3] },
    sends: 'DELETE /${bin}/destroy',
    body: { ids: [3] },
    ...nothing,
  },
} as const satisfies Readonly<Record<string, Case>>;
`;
};
