import type { Endpoint } from '../endpoints';
import { idList } from './parameters';

export const requestBody = (endpoint: Endpoint): object | undefined => {
  const schema = bodySchema(endpoint);
  if (!schema) return undefined;
  const multipart = endpoint.files && endpoint.method === 'POST' ? { 'multipart/form-data': { schema } } : {};
  return {
    required: endpoint.idsOptional !== true,
    content: { 'application/json': { schema }, ...multipart },
  };
};

const bodySchema = (endpoint: Endpoint): object | undefined => {
  if (endpoint.ids === 'body')
    return { type: 'object', properties: { ids: idList }, required: endpoint.idsOptional ? [] : ['ids'] };
  if (endpoint.ids === 'kinds') return { type: 'object', properties: { food: idList, drink: idList } };
  if (endpoint.sections) return formSchema(endpoint);
  if (endpoint.body)
    return { type: 'object', properties: Object.fromEntries(endpoint.body.map((key) => [key, {}])) };
  return undefined;
};

/** The fields of a form are the server's own configuration, so only what places the record has a name here. */
export const formSchema = (endpoint: Endpoint, more: Readonly<Record<string, object>> = {}): object => {
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
