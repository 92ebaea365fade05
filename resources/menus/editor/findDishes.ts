import { foldText } from '../../../contract/foldText';
import type { Section } from './board';

/** The sections with the dishes whose names hold every word, and those whose own name does, whole; others are left out. */
export const findDishes = (sections: readonly Section[], query: string): readonly Section[] => {
  const words = foldText(query).split(' ').filter(Boolean);
  if (words.length === 0) return sections;
  const holds = (title: string): boolean => {
    const folded = foldText(title);
    return words.every((word) => folded.includes(word));
  };
  return sections.flatMap((section) => {
    if (holds(section.title)) return [section];
    const rows = section.rows.filter(({ title }) => holds(title));
    return rows.length > 0 ? [{ ...section, rows }] : [];
  });
};
