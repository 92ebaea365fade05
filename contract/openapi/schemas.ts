import type { EntityName } from '../endpoints';
import { entitySchemas } from '../entities';

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

export const schemas: Readonly<Record<string, object>> = { ...entitySchemas, error };

export const refTo = (schema: EntityName | 'error'): object => ({ $ref: `#/components/schemas/${schema}` });
