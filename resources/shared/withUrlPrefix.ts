import type { SectionField } from '../../contract/fieldConfig';

/**
 * The fields with the `url` standing under the addresses of its parents: `cafe`, `menu` -> `cafe/menu/`. A parent
 * without an address adds nothing; one whose address is whole (`https://...`, or that of its own parent before it) stands alone.
 */
export const withUrlPrefix = (
  fields: readonly SectionField[],
  parents: ReadonlyArray<unknown>,
): readonly SectionField[] => {
  const prefix = parents
    .filter((url) => typeof url === 'string')
    .map((url) => url.replace(/^\/+|\/+$/g, ''))
    .filter((part) => part !== '')
    .reduce((before, part) => `${isWhole(part, before) ? '' : before}${part}/`, '');
  if (prefix === '') return fields;
  return fields.map((field) => (field.type === 'url' && field.name === 'url' ? { ...field, prefix } : field));
};

const isWhole = (part: string, before: string): boolean =>
  /^[a-z]+:\/\//i.test(part) || (before !== '' && part.startsWith(before));
