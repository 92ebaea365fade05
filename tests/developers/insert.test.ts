import { expect, it } from 'vitest';
import { addImport } from '../../scaffold/insert';

it('adds only the names of an import that are not there yet', () => {
  const source = "import { categories, menus } from '../resources';\n";
  const add = (line: string) => addImport(line)(source);
  expect(add("import { menus } from '../resources';")).toBe(source);
  expect(add("import { menus, points } from '../resources';")).toBe(
    `import { points } from '../resources';\n${source}`,
  );
  expect(add("import { menus } from '../tables';")).toContain("import { menus } from '../tables';");
  expect(add("import type { menus } from '../resources';")).toContain('import type { menus }');
});
