import { readFileSync } from 'node:fs';

/** The rows that stand under "Open" in `docs/trust.md`, each with its reason. */
export const openRows = (text = readFileSync('docs/trust.md', 'utf8')): ReadonlyMap<string, string> => {
  const section = /^## Open$(.*?)(?=^## |$(?![\s\S]))/ms.exec(text)?.[1] ?? '';
  return new Map(
    [...section.matchAll(/^\| ([A-Z]{2}\d{1,2}) \| (.+?) \|$/gm)].map(([, id = '', why = '']) => [id, why]),
  );
};
