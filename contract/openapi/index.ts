import { ENDPOINT_KEYS, endpointOf } from '../endpoints';
import { operationOf } from './operation';
import { overrideOf } from './override';
import { schemas } from './schemas';

/** What the calls of the table look like in the OpenAPI 3.1 form, for people and tools outside this repository. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: object;
}

/** The document of the whole table: one operation per row, and the POST twin of every update that may carry files. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: Record<string, Record<string, object>> = {};
  for (const key of ENDPOINT_KEYS) {
    const row = endpointOf(key);
    const override = overrideOf(key, row);
    paths[row.path] = {
      ...paths[row.path],
      [row.method.toLowerCase()]: operationOf(key, row),
      ...(override ? { post: override } : {}),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carte',
      version: '1',
      description: 'Venues and their digital menus. Names travel as the specifications print them.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
};
