import { ingredientsOf } from '../../contract/fields';
import type { FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { AllergenMark, AllergenSum } from './AllergenMark';
import { IngredientsInput } from './IngredientsInput';

/** The ingredients in one line, allergens with their sign and word, and what they bring together. */
function IngredientsRead({ field, value }: FieldReadProps) {
  const list = ingredientsOf(value);
  return (
    <ReadFrame field={field}>
      {list.length > 0 && (
        <>
          {list.map(({ id, title, is_allergen, allergens }, index) => (
            <span key={id ?? title}>
              {index > 0 && ', '}
              {title}
              {is_allergen && <AllergenMark groups={allergens} />}
            </span>
          ))}
          <AllergenSum list={list} />
        </>
      )}
    </ReadFrame>
  );
}

export const ingredients: FieldRenderer = { Input: IngredientsInput, Read: IngredientsRead, wide: true };
