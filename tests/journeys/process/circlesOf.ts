import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Built scripts that import each other before they run: whichever begins, it finds the other one empty. One line a circle. */
export const circlesOf = (dist: string): readonly string[] => {
  const folder = join(dist, 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const imports = new Map(scripts.map((name) => [name, importsOf(readFileSync(join(folder, name), 'utf8'))]));
  const circles: string[] = [];
  const seen = new Set<string>();
  const walk = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' > '));
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of imports.get(name) ?? []) walk(imported, [...way, name]);
  };
  for (const name of scripts) walk(name, []);
  return circles;
};

/** What a script imports before it runs, by the names of the files. */
export const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, path = '']) => basename(path));
