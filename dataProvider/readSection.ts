import { isRecord } from '../contract/isRecord';

/** A section stands under the key equal to its name (1§7); also inside `data`, or alone. */
export const readSection = (body: unknown, section: string): unknown => {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return undefined;
  if (body[section] !== undefined) return body[section];
  return body.data === undefined ? undefined : readSection(body.data, section);
};
