import { namesIn } from '../endpoints';
import { limits } from '../limits';
import type { Row } from '../rows';
import { FilterValue } from '../rows/parts';

export const parametersOf = (endpoint: Row): readonly object[] => [
  ...namesIn(endpoint.path).map((name) => parameter('path', name, { type: 'string', minLength: 1 })),
  ...(endpoint.query ?? []).map((name) => ({
    ...parameter('query', name, { type: 'string' }),
    required: !endpoint.queryOptional,
  })),
  ...(endpoint.paged ? paging : []),
  ...(endpoint.filters ? [filters(endpoint.filters)] : []),
  ...(endpoint.sort ? sorting(endpoint.sort) : []),
  ...(endpoint.ids === 'query' ? [{ ...parameter('query', 'ids[]', idList), required: true }] : []),
];

export const idList = {
  type: 'array',
  items: { type: 'integer' },
  minItems: 1,
  maxItems: limits.maxBulkIds,
};

const parameter = (place: 'path' | 'query', name: string, schema: object): object => ({
  name,
  in: place,
  required: place === 'path',
  schema,
});

const paging = [
  parameter('query', 'page', { type: 'integer', minimum: 1, default: 1 }),
  parameter('query', 'per_page', {
    type: 'integer',
    minimum: 1,
    maximum: limits.maxPageSize,
    default: limits.pageSize,
  }),
];

/** OpenAPI has no word for the bracket form, so the description shows it. */
const filters = (fields: readonly string[]): object => ({
  ...parameter('query', 'filters', {
    type: 'array',
    maxItems: limits.maxFilters,
    items: {
      type: 'object',
      required: ['field', 'value'],
      properties: {
        field: { type: 'string', enum: fields },
        value: FilterValue,
      },
    },
  }),
  description:
    'filters[0][field]=title&filters[0][value]=tea; several: [value][]; a range: [value][start], [value][end]',
});

const sorting = (columns: readonly string[]): readonly object[] => [
  parameter('query', 'sort', { type: 'string', enum: columns }),
  parameter('query', 'order', { type: 'string', enum: ['asc', 'desc'] }),
];
