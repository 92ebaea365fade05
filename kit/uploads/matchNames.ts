import { foldText } from '../../contract/foldText';

/** Letters and digits alone: case, accents, yo, spaces, punctuation and the extension of a file do not count. */
const nameKey = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]/gu, '');

/** `борщ (2).jpg` -> `борщ`: what a camera or a folder adds to tell one file from the next. */
const stemsOf = (file: string): readonly string[] => {
  const stem = file.replace(/\.[^./\\]{1,5}$/, '');
  return [stem, stem.replace(/[\s_-]*\(?\d{1,3}\)?$/, '')];
};

interface Named {
  readonly title: string;
}

/** The one that a file is named after; a name that several have is nobody's. */
export const matchNames = <T extends Named>(
  files: readonly string[],
  among: readonly T[],
): readonly (T | undefined)[] => {
  const known = new Map<string, T | undefined>();
  for (const one of among) {
    const key = nameKey(one.title);
    if (key !== '') known.set(key, known.has(key) ? undefined : one);
  }
  return files.map((file) => {
    for (const stem of stemsOf(file)) {
      const found = known.get(nameKey(stem));
      if (found) return found;
    }
    return undefined;
  });
};
