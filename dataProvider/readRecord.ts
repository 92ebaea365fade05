import type { Answer } from '../contract/endpoints';
import type { WireRecord } from '../contract/fields/FieldKind';
import { isRecord } from '../contract/isRecord';

/** Wrappers seen around one record (3-decisions, Wire format 9), besides the row's own. */
const WRAPPERS = ['data', 'point', 'user'] as const;

/**
 * One record, bare or wrapped. A record has an id, so `{id, point: {...}}` is a menu with its point, while
 * `{point: {...}}` is a wrapped point. What stands beside a wrapped user (`links`, `token`) belongs to it.
 */
export const readRecord = (body: unknown, answer: Answer): WireRecord | undefined => {
  if (!isRecord(body)) return undefined;
  if (body.id !== undefined) return body;
  const own = answer.kind === 'one' || answer.kind === 'list' ? answer.wrap : undefined;
  for (const wrapper of own ? [own, ...WRAPPERS] : WRAPPERS) {
    const { [wrapper]: inner, ...beside } = body;
    if (isRecord(inner))
      return wrapper === 'user' ? { ...beside, ...readRecord(inner, answer) } : readRecord(inner, answer);
  }
  return body;
};
