import { asBoolean } from '../asBoolean';

/** Reads a boolean from every way it travels; nothing is `false`, anything else goes through as it came. */
export const readFlag = (raw: unknown): unknown =>
  raw === null || raw === undefined || raw === '' ? false : (asBoolean(raw) ?? raw);
