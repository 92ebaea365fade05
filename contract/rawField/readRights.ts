import { PERMISSIONS } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { LEVELS, type RightsArea, type RightsField, type RightsSection } from '../rights';
import { PERMISSION_KEYS } from '../vocabulary';

/** The areas that a field of the type `permissions` offers. One that nobody knows is left out. */
export const readAreas = (raw: unknown): readonly RightsArea[] =>
  listOf(raw).flatMap((area): readonly RightsArea[] => {
    const key = PERMISSION_KEYS.find((known) => known === area.key);
    if (!key) return [];
    const levels = wordsOf(LEVELS, area.levels, LEVELS);
    const held = wordsOf(levels, area.held, levels);
    return [{ key, title: textOf(area.title) || key, group: textOf(area.group), levels, held }];
  });

/** The forms whose fields it may narrow. */
export const readFormSections = (raw: unknown): readonly RightsSection[] =>
  listOf(raw).flatMap((section): readonly RightsSection[] => {
    const key = textOf(section.key);
    const area = PERMISSION_KEYS.find((known) => known === section.area);
    const fields = listOf(section.fields).flatMap(readField);
    if (key === '' || fields.length === 0) return [];
    return [{ key, title: textOf(section.title) || key, ...(area && { area }), fields }];
  });

const readField = (raw: Readonly<Record<string, unknown>>): readonly RightsField[] => {
  const name = textOf(raw.name);
  if (name === '') return [];
  const permissions = wordsOf(PERMISSIONS, raw.permissions, PERMISSIONS);
  const held = wordsOf(permissions, raw.held, permissions);
  return [{ name, title: textOf(raw.title) || name, permissions, held, required: raw.required === true }];
};

const listOf = (raw: unknown) => (Array.isArray(raw) ? raw : []).filter(isRecord);

const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** Nothing given means all of them; an empty list means none. */
const wordsOf = <Word extends string>(
  words: readonly Word[],
  raw: unknown,
  otherwise: readonly Word[],
): readonly Word[] => (Array.isArray(raw) ? words.filter((word) => raw.includes(word)) : otherwise);
