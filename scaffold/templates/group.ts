interface Group {
  readonly group: string;
  /** Its first entry. */
  readonly entry: string;
  /** What the entry leans on. */
  readonly imports: readonly string[];
  readonly locals: readonly string[];
  /** The engine answers the verbs of the group already: here stand its other calls. */
  readonly isDeclared: boolean;
}

/** A table of its own for the first call of a new group, as each of the places writes its tables. */
export const groupFiles = {
  contract: ({ group, entry, imports, locals }: Group): string => `import type { Endpoint } from './Endpoint';
${imports.join('\n')}

${locals.join('\n')}

/** The calls of ${group}. */
export const ${group}Endpoints = {
  ${entry},
} as const satisfies Readonly<Record<string, Endpoint>>;
`,

  rows: ({
    group,
    entry,
    imports,
    locals,
  }: Group): string => `import { ${group}Endpoints } from '../endpoints/${group}';
import { rowsOf } from './Row';
${imports.filter((line) => !line.includes('rowsOf')).join('\n')}

${locals.join('\n')}

/** The calls of ${group}. */
export const ${group}Rows = rowsOf(${group}Endpoints, {
  ${entry},
});
`,

  server: ({
    group,
    entry,
    imports,
    locals,
    isDeclared,
  }: Group): string => `${isDeclared ? '' : "import type { EndpointKey } from '../../contract/rows';\n"}import type { Handler } from '../Call';
${isDeclared ? "import type { OwnKey } from '../engine/verbs';\n" : ''}${imports.join('\n')}

type Key = ${isDeclared ? `OwnKey<'${group}'>` : `Extract<EndpointKey, \`${group}.\${string}\`>`};

${locals.join('\n')}

export const ${group}Handlers: { readonly [K in Key]: Handler<K> } = {
  ${entry},
};
`,

  test: ({ group, entry, imports, locals }: Group): string => `import type { Case } from './Case';
${imports.join('\n')}

${locals.join('\n')}

export const ${group}Cases = {
  ${entry},
} as const satisfies Readonly<Record<string, Case>>;
`,
} as const;
