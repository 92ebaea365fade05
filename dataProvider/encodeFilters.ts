export interface FilterEntry {
  readonly field: string;
  readonly value: unknown;
}

/**
 * react-admin's filter object as the list of entries that travels (1§3): `{title: 'tea', status: ['a', 'b'], createdAt:
 * {start, end}}`. What is empty filters nothing and is left out.
 */
export const encodeFilters = (filter: Readonly<Record<string, unknown>>): readonly FilterEntry[] =>
  Object.entries(filter)
    .map(([field, value]) => ({ field, value: withoutEmpty(value) }))
    .filter((entry) => entry.value !== undefined);

const withoutEmpty = (value: unknown): unknown => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value instanceof Date) return value;
  const parts = Object.entries(value)
    .map(([key, part]) => [key, withoutEmpty(part)] as const)
    .filter(([, part]) => part !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
};
