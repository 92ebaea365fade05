import { sameScalar } from '../../../contract/sameScalar';

/** Whether two values of a form hold the same; a new file is the same only as itself. */
export const sameValue = (left: unknown, right: unknown): boolean => {
  if (Object.is(left, right)) return true;
  if (!isGroup(left) || !isGroup(right)) return !isGroup(left) && !isGroup(right) && sameScalar(left, right);
  if (left instanceof Blob || right instanceof Blob) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    sameValue(left[key], right[key]),
  );
};

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
