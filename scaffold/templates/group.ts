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

const file = ({ imports, locals }: Group, own: readonly string[], table: string): string =>
  `${[...own, ...imports.filter((line) => !/\browsOf\b/.test(line))].join('\n')}\n\n${locals.join('\n')}\n\n${table}\n`;

const CASES = 'as const satisfies Readonly<Record<string,';

/** A table of its own for the first call of a new group, as each of the places writes its tables. */
export const groupFiles = {
  contract: (facts: Group): string =>
    file(
      facts,
      ["import type { Endpoint } from './Endpoint';"],
      `/** The calls of ${facts.group}. */\nexport const ${facts.group}Endpoints = {\n  ${facts.entry},\n} ${CASES} Endpoint>>;`,
    ),

  rows: (facts: Group): string =>
    file(
      facts,
      [
        `import { ${facts.group}Endpoints } from '../endpoints/${facts.group}';`,
        "import { rowsOf } from './Row';",
      ],
      `/** The calls of ${facts.group}. */\nexport const ${facts.group}Rows = rowsOf(${facts.group}Endpoints, {\n  ${facts.entry},\n});`,
    ),

  server: (facts: Group): string => {
    const [from, key] = facts.isDeclared
      ? ["import type { OwnKey } from '../engine/verbs';", `OwnKey<'${facts.group}'>`]
      : [
          "import type { EndpointKey } from '../../contract/rows';",
          `Extract<EndpointKey, \`${facts.group}.\${string}\`>`,
        ];
    return file(
      { ...facts, locals: [`type Key = ${key};`, '', ...facts.locals] },
      [from, "import type { Handler } from '../Call';"],
      `export const ${facts.group}Handlers: { readonly [K in Key]: Handler<K> } = {\n  ${facts.entry},\n};`,
    );
  },

  test: (facts: Group): string =>
    file(
      facts,
      ["import type { Case } from './Case';"],
      `export const ${facts.group}Cases = {\n  ${facts.entry},\n} ${CASES} Case>>;`,
    ),
} as const;
