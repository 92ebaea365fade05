import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Every file that is fetched with this one, and every package it asks for at run time. */
const reach = (entry: string, seen = new Set<string>()): { files: Set<string>; packages: string[] } => {
  if (seen.has(entry)) return { files: seen, packages: [] };
  seen.add(entry);
  const packages = [
    ...readFileSync(entry, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gms),
  ].flatMap(([, from = '']) => {
    if (!from.startsWith('.')) return [from];
    const file = [`${resolve(dirname(entry), from)}.ts`, `${resolve(dirname(entry), from)}/index.ts`].find(
      existsSync,
    );
    return file ? reach(file, seen).packages : [`missing: ${from}`];
  });
  return { files: seen, packages };
};

it.each(['call', 'login', 'token'])('the landing page can use %s without any package', (name) => {
  const { files, packages } = reach(resolve('dataProvider', `${name}.ts`));
  expect(packages).toEqual([]);
  expect([...files].filter((file) => /Verbs|createDataProvider/.test(file))).toEqual([]);
});

it('the walk itself would notice a package', () => {
  expect(reach(resolve('dataProvider', 'request.ts')).packages).toEqual([]);
  expect(reach(resolve('contract', 'entities', 'index.ts')).packages).toContain('typebox');
});
