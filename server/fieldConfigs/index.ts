import { categoryGeneral, categoryMain } from '../../contract/sections/category';
import { foodComposition, foodGeneral } from '../../contract/sections/food';
import { menuGeneral, menuMain } from '../../contract/sections/menu';
import type { RawFilter } from '../../contract/sections/RawFilter';
import { type FieldDraft, type RawField, rawFields } from '../../contract/sections/rawFields';
import { foodMain } from './foodMain';
import { pointDocs } from './pointDocs';
import { pointGeneral } from './pointGeneral';
import { pointMain } from './pointMain';
import { pointOther } from './pointOther';
import {
  baseCategoryOptions,
  optionsOf,
  type SectionFacts,
  withOptions,
  withOvernight,
} from './SectionFacts';

export type { RawFilter } from '../../contract/sections/RawFilter';
export type { RawField } from '../../contract/sections/rawFields';
export type { SectionFacts } from './SectionFacts';

const MENU_HOURS =
  'Без графика меню показывается всегда. Завтраки, например, — с 8:00 до 12:00, барная карта — с 18:00 до 02:00.';

const forms: Readonly<Record<string, (facts: SectionFacts) => readonly FieldDraft[]>> = {
  point_general: pointGeneral,
  point_docs: pointDocs,
  point_other: pointOther,
  menu_general: () => withOvernight(menuGeneral, 'graphic', MENU_HOURS),
  category_general: (facts) =>
    withOvernight(
      withOptions(categoryGeneral, 'base_category_id', baseCategoryOptions(facts.baseCategories)),
      'graphic',
    ),
  food_general: (facts) => withOptions(foodGeneral, 'marks', optionsOf(facts.marks)),
  food_composition: () => foodComposition,
};

const filterLists: Readonly<Record<string, (facts: SectionFacts) => readonly RawFilter[]>> = {
  point_main: pointMain,
  menu_main: () => menuMain,
  category_main: () => categoryMain,
  food_main: foodMain,
};

export const FORM_SECTIONS: readonly string[] = Object.keys(forms);
export const FILTER_SECTIONS: readonly string[] = Object.keys(filterLists);

/**
 * The section as `GET api/fields/permissions/{section}` serves it to an owner: form fields, or the filters of a list.
 * `facts` are the rows offered as options. Undefined = no such section.
 */
export function sectionConfig(
  section: string,
  facts: SectionFacts,
): readonly RawField[] | readonly RawFilter[] | undefined {
  if (Object.hasOwn(forms, section)) return formSection(section, facts);
  return Object.hasOwn(filterLists, section) ? filterLists[section]?.(facts) : undefined;
}

/** The fields of a form section; undefined = no such form (a filter list is none). */
export function formSection(section: string, facts: SectionFacts): readonly RawField[] | undefined {
  const drafts = Object.hasOwn(forms, section) ? forms[section]?.(facts) : undefined;
  return drafts && rawFields(section, drafts);
}
