import { readFileSync } from 'node:fs';

/** A fenced block of a document, by what is to be done with it. */
export type Step =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'write'; readonly path: string; readonly text: string }
  | { readonly kind: 'change'; readonly path: string; readonly from: string; readonly to: string }
  | { readonly kind: 'excerpt'; readonly path: string; readonly text: string };

export const TUTORIALS = [
  'docs/add-a-resource.md',
  'docs/add-a-field-type.md',
  'docs/add-a-call.md',
] as const;

const FENCE = /^```(\w+)(?: (.+))?\n([\s\S]*?)^```$/gm;

/**
 * The blocks of a document in their order: `sh` is run, `ts path` is a whole file, `diff path` a change of one, and
 * `ts excerpt path` stands in that file already. `text` is what a program says.
 */
export const readTutorial = (document: string): readonly Step[] =>
  [...readFileSync(document, 'utf8').matchAll(FENCE)].flatMap(
    ([, language = '', place, text = '']): Step[] => {
      const path = place?.replace('excerpt ', '') ?? '';
      if (language === 'text') return [];
      if (language === 'sh')
        return text
          .trim()
          .split('\n')
          .map((command) => ({ kind: 'run', command }));
      if (path === '') throw new Error(`${document}: expected a path behind \`\`\`${language}, got none.`);
      if (language === 'diff') return [{ kind: 'change', path, ...sidesOf(text) }];
      return [{ kind: place === path ? 'write' : 'excerpt', path, text }];
    },
  );

/** What a change finds, and what it leaves. */
const sidesOf = (diff: string): { readonly from: string; readonly to: string } => {
  const lines = diff.trimEnd().split('\n');
  const side = (marks: string) =>
    lines
      .filter((line) => marks.includes(line[0] ?? ' '))
      .map((line) => line.slice(1))
      .join('\n');
  return { from: side(' -'), to: side(' +') };
};
