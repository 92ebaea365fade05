import type { Endpoint } from '../endpoints';
import { idList } from './parameters';

export const requestBody = (row: Endpoint): object | undefined => {
  const schema = bodySchema(row);
  if (!schema) return undefined;
  const multipart = row.files && row.method === 'POST' ? { 'multipart/form-data': { schema } } : {};
  return { required: true, content: { 'application/json': { schema }, ...multipart } };
};

const bodySchema = (row: Endpoint): object | undefined => {
  if (row.ids === 'body') return { type: 'object', properties: { ids: idList }, required: ['ids'] };
  if (row.ids === 'kinds') return { type: 'object', properties: { food: idList, drink: idList } };
  if (row.sections) return formSchema(row);
  if (row.body) return { type: 'object', properties: Object.fromEntries(row.body.map((key) => [key, {}])) };
  return undefined;
};

/** The fields of a form are the server's own configuration, so only what places the record has a name here. */
export const formSchema = (row: Endpoint, more: Readonly<Record<string, object>> = {}): object => {
  const place = Object.keys(row.place ?? {});
  return {
    type: 'object',
    description: `The writable fields of the sections ${row.sections?.join(', ')}`,
    properties: {
      ...more,
      ...Object.fromEntries(place.map((key) => [key, { type: ['string', 'integer'] }])),
    },
    required: [...Object.keys(more), ...place],
    additionalProperties: true,
  };
};
