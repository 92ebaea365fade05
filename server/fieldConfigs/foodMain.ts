import { foodMain as withoutMarks } from '../../contract/sections/food';
import type { RawFilter } from '../../contract/sections/RawFilter';
import { optionsOf, type SectionFacts } from './SectionFacts';

/** Filters of a category's foods, with the marks this backend filters by before the dates. */
export const foodMain = (facts: SectionFacts): readonly RawFilter[] => [
  ...withoutMarks.slice(0, -1),
  { field_id: 'marks', title: 'Отметки', type: 'checkbox', options: optionsOf(facts.marks) },
  ...withoutMarks.slice(-1),
];
