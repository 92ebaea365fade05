import type { ReactElement } from 'react';
import { allergensOf, type Told } from '../contract/allergens';
import { allergenTexts, allergenTitles } from '../contract/texts/allergens';
import { allergenPaths } from './allergenPaths';

/** The groups of a dish, each with what brings it, in the size of what a guest's health hangs on; and whether all of it is told. */
export const AllergenTiles = ({ made }: { readonly made: readonly Told[] }): ReactElement => {
  const { groups, others, isTold } = allergensOf(made);
  return (
    <ul className="allergen-tiles grid gap-8">
      {groups.map(({ group, from }) => (
        <li key={group} className="row gap-12 round pad-12-16 caution">
          <svg className="line-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d={allergenPaths[group]} />
          </svg>
          <div className="slim text-small anywhere hyphens">
            <b className="block text-label">{allergenTitles[group]}</b>
            {from.join(', ')}
          </div>
        </li>
      ))}
      {others.length > 0 && (
        <li className="round pad-12-16 caution anywhere text-label">{others.join(', ')}</li>
      )}
      {isTold && groups.length + others.length === 0 && (
        <li className="round pad-12-16 good good-soft text-label medium">{allergenTexts.noneHeld}</li>
      )}
    </ul>
  );
};
