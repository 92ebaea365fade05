/** The `accept` of a file input from a field's list of extensions; empty = everything. */
export const acceptOf = (extensions: readonly string[] = []): string =>
  extensions.map((extension) => `.${extension.replace(/^\./, '')}`).join(',');
