import type { Kept } from '../fieldDrafts';
import { camelCase, snakeCase } from '../names';
import { isVenue } from '../parents';
import {
  above,
  columnsOf,
  filesOf,
  filteredOf,
  quoted,
  referencesOf,
  type ServerFacts,
  sectionName,
  sortedOf,
} from './contract';

/** Tables that stand in a file of another name. */
const TABLE_FILES: Readonly<Record<string, string>> = {
  cities: 'reference',
  categories: 'menus',
  foods: 'menus',
};

export const tableFile = ({ name, fields, parent }: ServerFacts): string => {
  const from = columnsOf(fields).flatMap((field) => field.from ?? []);
  const pg = new Set([
    'index',
    'integer',
    'pgTable',
    'text',
    ...from.flatMap((each) => ('pg' in each ? [each.pg] : [])),
  ]);
  const ours = new Set([
    'extra',
    'id',
    'lifecycle',
    ...from.flatMap((each) => ('ours' in each ? [each.ours] : [])),
  ]);
  const table = snakeCase(name);
  const references = referencesOf(fields);
  const column = ({ key, column: kept = '' }: Kept): string => {
    const to = references.find((each) => each.key === key)?.to;
    return `\n    ${camelCase(key)}: ${kept}${to ? `.references(() => ${to}.id, { onDelete: 'set null' })` : ''},`;
  };
  const others = [...new Set(references.map(({ to }) => to))].filter(
    (to) => to !== 'points' && to !== parent.name && to !== name,
  );
  return `import { sql } from 'drizzle-orm';
import { ${[...pg].join(', ')} } from 'drizzle-orm/pg-core';
import { ${[...ours].join(', ')} } from './columns';
import { points } from './points';${others.map((to) => `\nimport { ${to} } from './${TABLE_FILES[to] ?? to}';`).join('')}${isVenue(parent) ? '' : `\nimport { ${parent.name} } from './${parent.name}';`}

export const ${name} = pgTable(
  '${table}',
  {
    id: id(),
    pointId: integer()
      .notNull()
      .references(() => points.id, { onDelete: 'cascade' }),${
        isVenue(parent)
          ? ''
          : `\n    ${parent.id}: integer()\n      .notNull()\n      .references(() => ${parent.name}.id, { onDelete: 'cascade' }),`
      }
    title: text().notNull(),${columnsOf(fields).map(column).join('')}
    extra: extra(),
    ...lifecycle(),
  },
  (table) => [
    index('${table}_${snakeCase(parent.id).replace(/_id$/, '')}').on(table.${parent.id}, table.deletedAt),
    index('${table}_deleted').on(table.deletedAt).where(sql\`\${table.deletedAt} is not null\`),
  ],
);
`;
};

const HELPERS = { flag: 'flags', day: 'ownDays', option: 'options' } as const;

export const declarationFile = ({ name, fields, tabs, parent }: ServerFacts): string => {
  const filters = filteredOf(fields).map(
    (field) =>
      `\n    ${field.name}: ${HELPERS[field.filter ?? 'flag']}(['${field.name}'], t.${camelCase(field.name)}),`,
  );
  const helpers = [
    'days',
    'russian',
    'words',
    ...filteredOf(fields).map(({ filter = 'flag' }) => HELPERS[filter]),
  ];
  const references = referencesOf(fields);
  const others = [...new Set(references.map(({ to }) => to))].filter((to) => to !== parent.name);
  const named = references.map(
    ({ key, to }) =>
      ` ${key}: { ${to === 'cities' ? 'list: cities' : `to: ${to}`}, by: t.${camelCase(key)} },`,
  );
  const sort = sortedOf(fields).map(
    (field) => `, ${field.name}: { tells: ['${field.name}'], by: t.${camelCase(field.name)} }`,
  );
  return `import { ${name}Rows } from '../../contract/rows/${name}';
import { ${tabs.map((tab) => sectionName(name, tab)).join(', ')}, ${name}Main } from '../../contract/sections/${name}';
import { ${others.includes('cities') ? 'cities, ' : ''}${name} as t } from '../db/schema';
import { ${[...new Set(helpers)].join(', ')} } from '../engine/filters';
import { serverResource } from '../engine/Resource';
import { ${parent.name} } from './${parent.name}';${others
    .filter((to) => to !== 'cities')
    .map((to) => `\nimport { ${to} } from './${to}';`)
    .join('')}

/** The ${name} under ${parent.name}. */
export const ${name} = serverResource({
  name: '${name}',
  rows: ${name}Rows,
  table: t,
  under: { resource: ${parent.name}, by: t.${parent.id}${isVenue(parent) ? '' : ', root: t.pointId'} },
  named: { ${parent.id}: t.${parent.id} },
  sections: { ${tabs.map((tab) => `${name}_${tab.name}: () => ${sectionName(name, tab)}`).join(', ')} },
  filterSections: { ${name}_main: () => ${name}Main },
  columns: [${quoted(['title', ...columnsOf(fields).map(({ key }) => key)])}],${named.length > 0 ? `\n  references: {${named.join('')} },` : ''}
  files: [${quoted(filesOf(fields).map((field) => field.name))}],
  sort: { title: { tells: ['title'], by: russian(t.title) }${sort.join('')} },
  filters: {
    title: words({ title: t.title }),${filters.join('')}
    createdAt: days(t.createdAt),
  },
  parts: {},
  wire: ({ row }) => ({${above(parent, (id) => ` ${snakeCase(id)}: row.${id},`)} }),
});
`;
};
