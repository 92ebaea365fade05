import type { FieldConfig } from '../../contract/fieldConfig';
import type { RightsValue } from '../../contract/fields';
import { LEVELS, type Level } from '../../contract/rights';
import { rightsWords } from '../../i18n/rightsWords';
import { fieldState } from './editRights';

export type Told = keyof typeof rightsWords.told;

interface Line {
  readonly title: string;
  readonly words: string;
  readonly told: Told;
}

/** How far a role goes in an area, in a word. */
export const toldOf = (key: string, given: readonly Level[] = []): Told => {
  if (given.length === 0) return 'none';
  if (given.every((level) => level === 'view')) return 'view';
  return key === 'menu_stop' ? 'stop' : given.length === LEVELS.length ? 'all' : 'edit';
};

/** What a role may do stands out from what it only sees, and that from what is closed to it. */
export const toneOf = (told: Told): string =>
  told === 'none' ? 'muted' : told === 'view' ? 'medium' : 'accent strong';

/** Rights in words: a line an area, and what is taken by form. Areas that the section does not offer go by their key. */
export const rightsLines = (
  { areas = [], sections = [] }: Pick<FieldConfig, 'areas' | 'sections'>,
  rights: RightsValue,
): readonly Line[] => {
  const held = new Map<string, readonly Level[]>(Object.entries(rights.levels));
  const others = [...held.keys()].filter((key) => !areas.some((area) => area.key === key));
  return [
    ...[...areas, ...others.map((key) => ({ key, title: key, levels: LEVELS }))].map(
      ({ key, title, levels }) => {
        const given = levels.filter((level) => held.get(key)?.includes(level));
        const told = toldOf(key, given);
        const acts = given.filter((level) => level !== 'view').map((level) => rightsWords.levels[level]);
        return {
          title,
          told,
          words: told === 'edit' ? acts.join(', ').toLowerCase() : rightsWords.told[told],
        };
      },
    ),
    ...sections.flatMap((section): readonly Line[] => {
      const narrowed = section.fields
        .map((field) => ({ field, state: fieldState(rights, section.key, field) }))
        .filter(({ state }) => state !== 'open');
      if (narrowed.length === 0) return [];
      const words = narrowed.map(
        ({ field, state }) => `${field.title} — ${rightsWords.states[state].toLowerCase()}`,
      );
      return [{ title: section.title, told: 'view', words: words.join('; ') }];
    }),
  ];
};
