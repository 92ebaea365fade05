import type { EntityName } from '../endpoints';
import { entitySchemas } from '../entities';
import { METHOD_PART } from '../multipart';
import { ENDPOINT_KEYS, type EndpointKey, type Row, rowOf } from '../rows';
import { idList, parametersOf } from './parameters';

const requestBody = (endpoint: Row): object | undefined => {
  const schema = bodySchema(endpoint);
  if (!schema) return undefined;
  const multipart = endpoint.files && endpoint.method === 'POST' ? { 'multipart/form-data': { schema } } : {};
  return {
    required: endpoint.idsOptional !== true && !isOptional(schema),
    content: { 'application/json': { schema }, ...multipart },
  };
};

/** A body of which everything may be left out may be left out itself. */
const isOptional = (schema: object): boolean => !('required' in schema);

const bodySchema = (endpoint: Row): object | undefined => {
  if (endpoint.ids === 'body')
    return { type: 'object', properties: { ids: idList }, required: endpoint.idsOptional ? [] : ['ids'] };
  if (endpoint.ids === 'kinds') return { type: 'object', properties: { food: idList, drink: idList } };
  if (endpoint.sections) return formSchema(endpoint);
  return endpoint.body ?? undefined;
};

/** The fields of a form are the server's own configuration, so only what places the record has a name here. */
const formSchema = (endpoint: Row, more: Readonly<Record<string, object>> = {}): object => {
  const place = Object.keys(endpoint.place ?? {});
  return {
    type: 'object',
    description: `The writable fields of the sections ${endpoint.sections?.join(', ')}`,
    properties: {
      ...more,
      ...Object.fromEntries(place.map((key) => [key, { type: ['string', 'integer'] }])),
    },
    required: [...Object.keys(more), ...place],
    additionalProperties: true,
  };
};

/** What the calls of the table look like in the OpenAPI 3.1 form, for people and tools outside this repository. */
interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>> & {
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: object;
}

/** The document of the whole table: one operation per row, and the POST twin of every update that may carry files. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: Record<string, Record<string, object>> = {};
  for (const key of ENDPOINT_KEYS) {
    const endpoint = rowOf(key);
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
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
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
const overrideOf = (key: EndpointKey, endpoint: Row): object | undefined => {
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

const operationOf = (key: EndpointKey, endpoint: Row): object => {
  const body = requestBody(endpoint);
  return {
    operationId: key,
    tags: [key.split('.')[0]],
    ...(endpoint.capability ? { 'x-capability': endpoint.capability } : {}),
    ...wordsOf(endpoint),
    security: endpoint.access === 'anonymous' ? [] : [{ session: [] }],
    parameters: parametersOf(endpoint),
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(endpoint),
  };
};

/** What a call does in a sentence, and whatever else there is to know before making it. */
const wordsOf = ({
  says,
  access,
  right = 'view',
  changesState,
}: Row): { readonly summary: string; readonly description: string } => {
  const [, summary = says, more = ''] = /^(.*?)\.(?: (.*))?$/.exec(says) ?? [];
  const asks = access === 'user' ? `Asks for: ${right}.` : OPEN_TO[access];
  const warning = changesState && 'Changes state in spite of its verb: never prefetched, cached or repeated.';
  return { summary, description: [more, asks, warning].filter(Boolean).join(' ') };
};

const OPEN_TO = {
  anonymous: 'Open to who is not signed in.',
  unverified: 'Open to who has not confirmed their address yet.',
} as const;

/** What can go wrong, by status (docs/spec/3-decisions.md, Wire format 4). */
const FAILURES: Readonly<Record<string, string>> = {
  400: 'Malformed',
  401: 'No session',
  403: 'Not allowed',
  404: 'Absent, or not yours',
  409: 'Conflict',
  410: 'The restore window is over',
  412: 'Somebody else saved first',
  413: 'Too large',
  415: 'Not a type that is taken here',
  422: 'Refused, with the fields',
  429: 'Too many calls; `Retry-After` says how long to wait',
};

const responsesOf = (endpoint: Row): object => {
  const creates = endpoint.sections !== undefined && endpoint.method === 'POST';
  const failures = Object.entries(FAILURES).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: refTo('error') } } },
  ]);
  return {
    [creates ? '201' : '200']: {
      description: 'Done',
      content: contentOf(endpoint),
    },
    ...(endpoint.answer.kind === 'session' && endpoint.answer.asks ? { '202': asksForCode } : {}),
    ...Object.fromEntries(failures),
  };
};

const Ticket = {
  type: 'object',
  properties: { second_factor: { type: 'string' } },
  required: ['second_factor'],
};

const asksForCode = {
  description: 'The password was right; the second factor is asked for',
  content: { 'application/json': { schema: Ticket } },
};

const contentOf = (endpoint: Row): object =>
  endpoint.answer.kind === 'file'
    ? Object.fromEntries(
        endpoint.answer.of.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      )
    : { 'application/json': { schema: answerSchema(endpoint) } };

/** What the reference backend answers; other backends may wrap it (docs/spec/3-decisions.md, Wire format 9). */
const answerSchema = ({ answer, values }: Row): object => {
  if (answer.kind === 'one') return refTo(answer.of);
  if (answer.kind === 'session') {
    return {
      allOf: [
        refTo('user'),
        { type: 'object', properties: { token: { type: 'string' } }, required: ['token'] },
      ],
    };
  }
  if (values) return values;
  if (answer.kind !== 'list') return { type: 'object' };
  const row = refTo(answer.of);
  const wrapped = answer.wrap
    ? { type: 'object', properties: { [answer.wrap]: row }, required: [answer.wrap] }
    : row;
  const rows = answer.under ?? 'data';
  return {
    type: 'object',
    properties: {
      [rows]: { type: 'array', items: wrapped },
      current_page: { type: 'integer' },
      last_page: { type: 'integer' },
      total: { type: 'integer' },
      per_page: { type: 'integer' },
    },
    required: [rows],
  };
};

/** `{error?, message?, errors?}` (docs/spec/3-decisions.md, Wire format 4). */
const error = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Field name -> texts to show under it',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

const schemas: Readonly<Record<string, object>> = { ...entitySchemas, error };

const refTo = (schema: EntityName | 'error'): object => ({ $ref: `#/components/schemas/${schema}` });
