import { ENDPOINT_KEYS, type Endpoint, type EndpointKey, endpointOf } from '../endpoints';
import { METHOD_PART } from '../multipart';
import { operationOf, responsesOf, wordsOf } from './operation';
import { parametersOf } from './parameters';
import { formSchema } from './requestBody';
import { schemas } from './schemas';

/** What the calls of the table look like in the OpenAPI 3.1 form, for people and tools outside this repository. */
interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>> & {
    readonly license: { readonly name: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: object;
}

/** The document of the whole table: one operation per row, and the POST twin of every update that may carry files. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: Record<string, Record<string, object>> = {};
  for (const key of ENDPOINT_KEYS) {
    const endpoint = endpointOf(key);
    const override = overrideOf(key, endpoint);
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(key, endpoint),
      ...(override ? { post: override } : {}),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carte',
      version: '1',
      description: 'Venues and their digital menus. Names travel as the specifications print them.',
      license: { name: 'Proprietary' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
};

/** An update with files travels as a multipart POST that says `_method=PUT`. */
const overrideOf = (key: EndpointKey, endpoint: Endpoint): object | undefined => {
  if (endpoint.method !== 'PUT' || !endpoint.files) return undefined;
  const schema = formSchema(endpoint, { [METHOD_PART]: { const: 'PUT' } });
  return {
    operationId: `${key}WithFiles`,
    tags: [key.split('.')[0]],
    ...wordsOf(endpoint),
    security: [{ session: [] }],
    parameters: parametersOf(endpoint),
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
    responses: responsesOf(endpoint),
  };
};
