export type PathParams = Readonly<Record<string, string | number | undefined>>;

/**
 * `/point/{pointId}/menus/{id}` with its parts filled in and encoded.
 *
 * @throws Error a part is missing or empty: a dropped id would turn one delete into the bulk delete (trap 9)
 */
export const fillPath = (path: string, params: PathParams): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    const text = value === undefined || value === null ? '' : String(value).trim();
    // A dot segment would be resolved away by the browser, and the call would reach another address.
    if (text === '' || text === '.' || text === '..') {
      throw new Error(
        `${path} needs {${name}}, got ${JSON.stringify(value)}: pass it as the id or in meta.parents.`,
      );
    }
    return encodeURIComponent(text);
  });
