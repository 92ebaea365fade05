import type { Endpoint, EndpointKey } from '../endpoints';
import { answerSchema } from './answerSchema';
import { parametersOf } from './parameters';
import { requestBody } from './requestBody';
import { refTo } from './schemas';

export const operationOf = (key: EndpointKey, row: Endpoint): object => {
  const body = requestBody(row);
  return {
    operationId: key,
    tags: [key.split('.')[0]],
    ...(row.capability ? { 'x-capability': row.capability } : {}),
    ...(row.changesState
      ? { description: 'Changes state in spite of its verb: never prefetched, cached or repeated.' }
      : {}),
    security: row.access === 'anonymous' ? [] : [{ session: [] }],
    parameters: parametersOf(row),
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(row),
  };
};

/** What can go wrong, by status (3-decisions, Wire format 4). */
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

export const responsesOf = (row: Endpoint): object => {
  const creates = row.sections !== undefined && row.method === 'POST';
  const failures = Object.entries(FAILURES).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: refTo('error') } } },
  ]);
  return {
    [creates ? '201' : '200']: {
      description: 'Done',
      content: { 'application/json': { schema: answerSchema(row) } },
    },
    ...Object.fromEntries(failures),
  };
};
