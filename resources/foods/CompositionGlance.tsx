import { ingredientsOf } from '../../contract/fields';
import { readNutrition } from '../../contract/fields/nutrition';
import { allergenTexts } from '../../contract/texts/allergens';
import { nutritionSum } from '../../fieldRenderers/nutrition/nutrition';
import { allergenWords as words } from '../../i18n/allergenWords';
import type { GlanceProps } from '../../kit/declaration/FormTab';
import { AllergenTiles } from '../../ui/AllergenTiles';
import { Button } from '../../ui/Button';

/** What a dish is made of, under what guests read of it first: its groups, its ingredients, what a portion gives. */
export const CompositionGlance = ({ record, label, onOpen }: GlanceProps) => {
  const made = ingredientsOf(record.ingredients);
  const sum = nutritionSum(readNutrition(record, 'nutrition'));
  // Whoever may not see it has no such keys.
  if (!('ingredients' in record) && sum === '') return null;
  return (
    <section className="stack gap-12 line-top pad-y-16" aria-label={label}>
      <div className="row spread gap-12">
        <h2 className="text-group">{label}</h2>
        <Button size="s" variant="outlined" onClick={onOpen}>
          {made.length > 0 ? words.changeMade : words.tellMade}
        </Button>
      </div>
      {made.length > 0 ? (
        <>
          <AllergenTiles made={made} />
          <p className="text-label anywhere">{made.map(({ title }) => title).join(', ')}</p>
        </>
      ) : (
        <p className="muted text-label">{allergenTexts.ask}</p>
      )}
      {sum && (
        <p className="text-label">
          <span className="muted">{words.portionGives}</span> {sum}
        </p>
      )}
    </section>
  );
};
