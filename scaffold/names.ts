/** `close_point` -> `closePoint`. */
export const camelCase = (name: string): string =>
  name.replace(/_+(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** `openJobs` -> `OpenJobs`. */
export const pascalCase = (name: string): string => {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
};

const wordsWith =
  (sign: string) =>
  (name: string): string =>
    name.replace(/[A-Z]/g, (letter) => `${sign}${letter.toLowerCase()}`);

/** `changeOrder` -> `change-order`. */
export const kebabCase = wordsWith('-');

/** `changeOrder` -> `change_order`. */
export const snakeCase = wordsWith('_');

/** One of them: `categories` -> `category`; a word without a plural stays as it is. */
export const singularOf = (plural: string): string => plural.replace(/ies$/, 'y').replace(/s$/, '');
