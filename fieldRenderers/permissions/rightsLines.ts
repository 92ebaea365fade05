import type { FieldConfig } from '../../contract/fieldConfig';
import type { RightsValue } from '../../contract/fields';
import { LEVELS } from '../../contract/rights';
import { rightsWords } from '../../i18n/rightsWords';
import { fieldState } from './editRights';

interface Line {
  readonly title: string;
  readonly words: string;
}

/** Rights in words: what is given by area, and what is taken by form. Areas that the section does not offer go by their key. */
export const rightsLines = (
  { areas = [], sections = [] }: Pick<FieldConfig, 'areas' | 'sections'>,
  rights: RightsValue,
): { readonly areas: readonly Line[]; readonly fields: readonly Line[] } => ({
  areas: Object.entries(rights.levels).flatMap(([key, given]): readonly Line[] => {
    const area = areas.find((one) => one.key === key);
    const levels = (area?.levels ?? LEVELS).filter((level) => given.includes(level));
    if (levels.length === 0) return [];
    const words = levels.map((level) => rightsWords.levels[level].toLowerCase()).join(', ');
    return [{ title: area?.title ?? key, words }];
  }),
  fields: sections.flatMap((section): readonly Line[] => {
    const narrowed = section.fields
      .map((field) => ({ field, state: fieldState(rights, section.key, field) }))
      .filter(({ state }) => state !== 'open');
    if (narrowed.length === 0) return [];
    const words = narrowed.map(
      ({ field, state }) => `${field.title} — ${rightsWords.states[state].toLowerCase()}`,
    );
    return [{ title: section.title, words: words.join('; ') }];
  }),
});
