import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import type { IngredientValue } from '../../contract/fields';
import { allergenTitles } from '../../contract/texts/allergens';
import { allergenWords } from '../../i18n/allergenWords';
import { shownText, text } from '../../i18n/text';
import { AllergenTiles } from '../../ui/AllergenTiles';
import './ingredients.css';

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
