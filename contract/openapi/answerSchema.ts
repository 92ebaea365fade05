import type { Endpoint } from '../endpoints';
import { refTo } from './schemas';

/** What the reference backend answers; other backends may wrap it (3-decisions, Wire format 9). */
export const answerSchema = ({ answer }: Endpoint): object => {
  if (answer.kind === 'one') return refTo(answer.of);
  if (answer.kind === 'session') {
    return {
      allOf: [
        refTo('user'),
        { type: 'object', properties: { token: { type: 'string' } }, required: ['token'] },
      ],
    };
  }
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
