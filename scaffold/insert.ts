/**
 * Puts lines before the first place that fits. The generators lean on a few landmarks of the sources; when one of them has
 * been moved, the error names it rather than writing somewhere else.
 */
export const insertBefore =
  (landmark: RegExp, lines: string) =>
  (text: string): string => {
    const found = landmark.exec(text);
    if (!found)
      throw new Error(`Expected the landmark ${landmark} to write "${lines.trim()}" before, found none.`);
    return `${text.slice(0, found.index)}${lines}\n${text.slice(found.index)}`;
  };

/** An import; the formatter puts it in its place. */
export const addImport =
  (line: string) =>
  (text: string): string => {
    const found = /^import /m.exec(text);
    return found ? `${text.slice(0, found.index)}${line}\n${text.slice(found.index)}` : `${line}\n\n${text}`;
  };

export const both =
  (...edits: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    edits.reduce((sofar, edit) => edit(sofar), text);
