import type { SectionField } from '../../contract/fieldConfig';

/**
 * The fields with the `url` standing under the addresses of its parents: `cafe`, `menu` -> `cafe/menu/`. A parent
 * without an address adds nothing.
 */
export const withUrlPrefix = (
  fields: readonly SectionField[],
  parents: ReadonlyArray<unknown>,
): readonly SectionField[] => {
  const parts = parents.filter((url) => typeof url === 'string').map((url) => url.replace(/^\/+|\/+$/g, ''));
  const prefix = parts.filter((part) => part !== '').map((part) => `${part}/`);
  if (prefix.length === 0) return fields;
  return fields.map((field) =>
    field.type === 'url' && field.name === 'url' ? { ...field, prefix: prefix.join('') } : field,
  );
};
