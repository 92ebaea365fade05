import words from '../../content/categoryWords.json';
import type { CategoryKind } from '../vocabulary';

interface Base {
  readonly kind: CategoryKind;
  /** The base category, by its title. */
  readonly base: string;
  /** How a word of such a category begins. */
  readonly words: readonly string[];
}

const ofKind = (kind: CategoryKind): readonly Base[] => words[kind].map((base) => ({ kind, ...base }));

/** What the name of a category says of what it holds: the first that fits; where none does, `otherwise` of food. */
export const categoryWords: readonly Base[] = [...ofKind('drink'), ...ofKind('food')];

/** The base category of what no word speaks of. */
export const otherwise: Readonly<Record<CategoryKind, string>> = words.otherwise;

/** The ends of Russian words that differ between «суп» and «супы», «горячее» and «горячие». */
export const WORD_END = /(?:ые|ие|ое|ее|ая|яя|ий|ый|ой|ов|ев|ы|и|а|я|о|е|ь|s)$/;
