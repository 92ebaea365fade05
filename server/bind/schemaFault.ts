import type { FastifyError } from 'fastify';
import { type ApiError, invalid } from '../ApiError';
import { schemaFaultTexts } from '../texts/schemaFaults';

/** What the schema of a row refuses, by field: of alternatives the first speaks. What stands in a list is said of the list. */
export const schemaFault = (faults: NonNullable<FastifyError['validation']>): ApiError => {
  const { keyword = '', instancePath = '', params = {} } = faults[0] ?? {};
  const { missingProperty, additionalProperty } = params;
  const parts = [...instancePath.split('/').slice(1), missingProperty ?? additionalProperty ?? []]
    .flat()
    .map(String);
  const inList = parts.findIndex((part) => /^\d+$/.test(part));
  const field = parts.slice(0, inList === -1 ? parts.length : inList).join('.');
  const text = (schemaFaultTexts[keyword] ?? schemaFaultTexts.otherwise)?.(params) ?? '';
  return invalid({ [field]: [text] });
};
