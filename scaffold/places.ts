import { addImport, both, insertBefore } from './insert';
import type { Edit } from './Plan';

/** The places of a call: both halves of its row, its handler, and the case that proves what travels. */
export const PLACES = {
  contract: {
    folder: 'contract/endpoints',
    landmark: /^\} as const satisfies Readonly<Record<string, Endpoint>>/m,
    suffix: 'Endpoints',
  },
  rows: {
    folder: 'contract/rows',
    landmark: /^\} satisfies \{ readonly \[Key in EndpointKey\]: Row/m,
    suffix: 'Rows',
  },
  server: {
    folder: 'server/handlers',
    landmark: /^\} satisfies Handlers<EndpointKey>/m,
    suffix: 'Handlers',
  },
  test: {
    folder: 'tests/dataProvider/cases',
    landmark: /^\} satisfies Partial<Record<EndpointKey, Case>>/m,
    suffix: 'Cases',
  },
} as const;

/** The table of a group among those of its place. */
export const registered = (place: keyof typeof PLACES, group: string): Readonly<Record<string, Edit>> => {
  const { folder, landmark, suffix } = PLACES[place];
  const name = `${group}${suffix}`;
  return {
    [`${folder}/index.ts`]: both(
      addImport(`import { ${name} } from './${group}';`),
      insertBefore(landmark, `  ...${name},`),
    ),
  };
};
