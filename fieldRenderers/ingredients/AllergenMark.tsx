import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import type { IngredientValue } from '../../contract/fields';
import { allergenTexts, allergenTitles } from '../../contract/texts/allergens';
import { allergenWords } from '../../i18n/allergenWords';
import { shownText, text } from '../../i18n/text';
import './ingredients.css';
import type { ReactElement } from 'react';
import { allergensOf, type Told } from '../../contract/allergens';
import { allergenPaths } from '../../ui/allergenPaths';

interface AllergenMarkProps {
  readonly id?: string;
  /** Which it brings, where that is told. */
  readonly groups?: IngredientValue['allergens'];
}

/** What an ingredient brings, in a word: its groups, or the sign of an allergen, the same for eyes and ears. */
export const AllergenMark = ({ id, groups }: AllergenMarkProps) => (
  <span className="carte-allergen inline gap-4 text-small caution medium" {...(id && { id })}>
    {groups?.length ? (
      groups.map((group) => allergenTitles[group].toLowerCase()).join(', ')
    ) : (
      <>
        <WarningIcon fontSize="small" color="warning" />
        {text('ingredients.allergenMark')}
      </>
    )}
  </span>
);

/** What the ingredients bring together, and whose groups nobody has told yet; nothing where the backend knows no groups. */
export const AllergenSum = ({ list }: { readonly list: readonly IngredientValue[] }) => {
  if (list.every(({ allergens }) => allergens === undefined)) return null;
  const open = list.filter(({ allergens }) => !allergens).map(({ title }) => title);
  return (
    <div className="stack gap-8 below-24">
      <AllergenTiles made={list} />
      {open.length > 0 && (
        <span className="muted text-small">
          {shownText(allergenWords.unchecked, { titles: open.join(', ') })}
        </span>
      )}
    </div>
  );
};

/** The groups of a dish, each with what brings it, in the size of what a guest's health hangs on; and whether all of it is told. */
const AllergenTiles = ({ made }: { readonly made: readonly Told[] }): ReactElement => {
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
