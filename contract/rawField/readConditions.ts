import type { Condition } from '../fieldConfig';
import { isRecord } from '../isRecord';

/** `depends_on`: one condition or a list, `values` a list or one value; `undefined` = it cannot be read. */
export const readConditions = (raw: unknown): readonly Condition[] | undefined => {
  if (raw === null || raw === undefined) return [];
  const isEmpty = isRecord(raw) && Object.keys(raw).length === 0;
  const given = Array.isArray(raw) ? raw : isEmpty ? [] : [raw];
  const conditions = given.map(readCondition).filter((condition) => condition !== undefined);
  return conditions.length === given.length ? conditions : undefined;
};

const readCondition = (raw: unknown): Condition | undefined => {
  if (!isRecord(raw) || typeof raw.field !== 'string' || raw.field === '') return undefined;
  const values = raw.values === undefined ? raw.value : raw.values;
  if (values === undefined) return undefined;
  if (isRecord(values)) return { field: raw.field, values: Object.values(values) };
  return { field: raw.field, values: Array.isArray(values) ? values : [values] };
};
