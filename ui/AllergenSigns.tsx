import type { ReactElement } from 'react';
import { allergenTitles } from '../contract/texts/allergens';
import type { Allergen } from '../contract/vocabulary';
import { allergenPaths } from './allergenPaths';

/** Groups by their sign and word, the same for eyes and ears. */
export const AllergenSigns = ({ groups }: { readonly groups: readonly Allergen[] }): ReactElement => (
  <span className="flex wrap gap-8">
    {groups.map((group) => (
      <span key={group} className="carte-allergens caution inline gap-4 text-small medium nowrap">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={allergenPaths[group]} />
        </svg>
        {allergenTitles[group]}
      </span>
    ))}
  </span>
);
