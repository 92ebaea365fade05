import { readFileSync } from 'node:fs';
import { allergenTitles } from '../../contract/texts/allergens';
import { ALLERGENS, type Allergen } from '../../contract/vocabulary';

/** A dish as a cook knows it: what it is made of, in a cook's words, and which groups are in it. */
interface KnownDish {
  readonly title: string;
  readonly ingredients: readonly string[];
  /** Of these only the label says what they hold (here: nothing), so the table of products must not guess. */
  readonly labelled: readonly string[];
  /** Undefined: one of its ingredients could be anything, or nothing is told, and the waiter is asked. */
  readonly groups: readonly Allergen[] | undefined;
}

const listed = (cell = ''): readonly string[] => cell.split(', ').filter(Boolean);

/** Sixty dishes, and four that nobody can know; written by hand, without a look at `content/allergens.csv`. */
export const sixtyDishes: readonly KnownDish[] = readFileSync('tests/guest/dishes.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [title = '', ingredients, labelled, groups = ''] = line.split(';');
    const known = groups.split(', ');
    return {
      title,
      ingredients: listed(ingredients),
      labelled: listed(labelled),
      groups:
        groups === '?'
          ? undefined
          : ALLERGENS.filter((group) => known.includes(allergenTitles[group].toLowerCase())),
    };
  });

/** The dishes that a guest who goes without it may eat, and no other. */
export const dishesWithout = (group: Allergen): readonly string[] =>
  sixtyDishes.flatMap(({ title, groups }) => (groups && !groups.includes(group) ? [title] : []));
