/** `close_point` -> `closePoint`. */
export const camelCase = (name: string): string =>
  name.replace(/_+(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** `openJobs` -> `OpenJobs`. */
export const pascalCase = (name: string): string => {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
};

/** `changeOrder` -> `change-order`. */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
