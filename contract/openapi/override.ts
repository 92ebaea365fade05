import type { Endpoint, EndpointKey } from '../endpoints';
import { METHOD_PART } from '../multipart';
import { responsesOf } from './operation';
import { parametersOf } from './parameters';
import { formSchema } from './requestBody';

/** An update with files travels as a multipart POST that says `_method=PUT` (1§7). */
export const overrideOf = (key: EndpointKey, row: Endpoint): object | undefined => {
  if (row.method !== 'PUT' || !row.files) return undefined;
  const schema = formSchema(row, { [METHOD_PART]: { const: 'PUT' } });
  return {
    operationId: `${key}WithFiles`,
    tags: [key.split('.')[0]],
    security: [{ session: [] }],
    parameters: parametersOf(row),
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
    responses: responsesOf(row),
  };
};
