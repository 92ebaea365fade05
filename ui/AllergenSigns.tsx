import type { ReactElement } from 'react';
import { allergensOf, type Told } from '../contract/allergens';
import { allergenTexts, allergenTitles } from '../contract/texts/allergens';
import type { Allergen } from '../contract/vocabulary';
import { allergenPaths } from './allergenPaths';

interface AllergenSignsProps {
  readonly groups: readonly Allergen[];
  /** Among much else, where they are looked up and do not warn. */
  readonly isQuiet?: boolean;
}

/** Groups by their sign and word, the same for eyes and ears. */
export const AllergenSigns = ({ groups, isQuiet = false }: AllergenSignsProps): ReactElement => (
  <span className="flex wrap gap-8">
    {groups.map((group) => (
      <span
        key={group}
        className={`carte-allergens inline gap-4 text-small nowrap ${isQuiet ? 'muted' : 'caution medium'}`}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={allergenPaths[group]} />
        </svg>
        {/* On a phone two have room for their words. */}
        <span className={isQuiet && groups.length > 2 ? 'unread-phone' : undefined}>
          {allergenTitles[group]}
        </span>
      </span>
    ))}
  </span>
);

/** What a dish holds, under its title; one that is not told whole says whom to ask. */
export const DishAllergens = ({ made }: { readonly made: readonly Told[] }): ReactElement => {
  const { groups, others, isTold } = allergensOf(made);
  const isFree = groups.length + others.length === 0;
  return (
    <span className="flex wrap gap-8">
      {groups.length > 0 && <AllergenSigns groups={groups.map(({ group }) => group)} isQuiet />}
      {others.length > 0 && <span>{others.join(', ')}</span>}
      {!isTold && <span>{allergenTexts.unchecked}</span>}
      {isTold && isFree && allergenTexts.noneHeld}
    </span>
  );
};
