import type { EndpointKey } from '../endpoints';
import { accountRows, authRows, recoveryRows } from './auth';
import { categoriesRows, foodsRows, menusRows, templatesRows } from './menuArea';
import { personRows } from './person';
import type { Row } from './Row';
import { reviewRows } from './review';
import { teamRows } from './team';
import { pointsRows, referencesRows } from './venues';

export { ENDPOINT_KEYS, type EndpointKey, isEndpointKey } from '../endpoints';
export type { Row, Wire } from './Row';

/**
 * The table of calls with both halves of each row: how it travels (`contract/endpoints`, all that the browser loads), and what it
 * does, who may make it and what its body and answer are, as schemas. The server validates bodies and writes answers by them, the
 * OpenAPI document is printed from them; the types of handlers and of the client's calls are inferred.
 */
export const rows = {
  ...authRows,
  ...accountRows,
  ...recoveryRows,
  ...pointsRows,
  ...referencesRows,
  ...menusRows,
  ...templatesRows,
  ...categoriesRows,
  ...foodsRows,
  ...reviewRows,
  ...teamRows,
  ...personRows,
} satisfies { readonly [Key in EndpointKey]: Row };

export type Rows = typeof rows;

/** The row as the wide type, for code that walks the table. */
export const rowOf = (key: EndpointKey): Row => rows[key];
