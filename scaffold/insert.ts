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

/** An import of the names that are not there yet; the formatter puts it in its place. */
export const addImport =
  (line: string) =>
  (text: string): string => {
    const wanted = withoutKnown(line, text);
    if (wanted === undefined) return text;
    const found = /^import /m.exec(text);
    return found
      ? `${text.slice(0, found.index)}${wanted}\n${text.slice(found.index)}`
      : `${wanted}\n\n${text}`;
  };

const NAMED = /^import ((?:type )?)\{([^}]*)\} from ('[^']+');/;
const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The import without what the text imports from the same place; undefined = nothing is left of it. */
const withoutKnown = (line: string, text: string): string | undefined => {
  const [, kind, list, from] = NAMED.exec(line) ?? [];
  if (kind === undefined || list === undefined) return line;
  const known = new Set<string>();
  for (const each of text.matchAll(new RegExp(NAMED, 'gm')))
    if (each[1] === kind && each[3] === from) for (const name of namesIn(each[2] ?? '')) known.add(name);
  const left = namesIn(list).filter((name) => !known.has(name));
  return left.length === 0 ? undefined : `import ${kind}{ ${left.join(', ')} } from ${from};`;
};

export const both =
  (...edits: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    edits.reduce((sofar, edit) => edit(sofar), text);
