import type { WireRecord } from '../contract/fields/FieldKind';

export const isRecord = (raw: unknown): raw is WireRecord =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
