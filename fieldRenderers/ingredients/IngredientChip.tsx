import CloseIcon from '@mui/icons-material/Close';
import FlagIcon from '@mui/icons-material/OutlinedFlag';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useRef, useState } from 'react';
import type { IngredientValue } from '../../contract/fields';
import { text } from '../../i18n/text';
import { focusLater } from '../focusLater';
import { AllergenMark } from './AllergenMark';
import { IngredientEditor } from './IngredientEditor';

interface IngredientChipProps {
  readonly ingredient: IngredientValue;
  readonly invalid: boolean;
  readonly onRename: (title: string) => unknown;
  readonly onFlag: (isAllergen: boolean) => void;
  readonly onRemove: () => void;
}

/** One ingredient: a click on its title edits it, the sign flags it, the cross takes it out. */
export function IngredientChip({ ingredient, invalid, onRename, onFlag, onRemove }: IngredientChipProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const markId = useId();
  const { id, title, is_allergen } = ingredient;
  const isNew = id === undefined;
  const close = (isByKey: boolean) => {
    setEditing(false);
    if (isByKey) focusLater(() => button.current);
  };
  return (
    <li data-allergen={is_allergen || undefined} data-invalid={invalid || undefined}>
      {isEditing ? (
        <IngredientEditor title={title} onRename={onRename} onClose={close} />
      ) : (
        <ButtonBase
          ref={button}
          className="title"
          aria-label={text('ingredients.edit', { title })}
          aria-describedby={is_allergen ? markId : undefined}
          onClick={() => setEditing(true)}
        >
          {title}
        </ButtonBase>
      )}
      {isNew ? (
        <ButtonBase
          className="flag"
          aria-pressed={is_allergen}
          aria-label={text('ingredients.flag', { title })}
          title={text(is_allergen ? 'ingredients.unflagHint' : 'ingredients.flagHint')}
          onClick={() => onFlag(!is_allergen)}
        >
          {is_allergen ? <AllergenMark id={markId} /> : <FlagIcon fontSize="small" />}
        </ButtonBase>
      ) : (
        is_allergen && <AllergenMark id={markId} />
      )}
      <ButtonBase className="remove" aria-label={text('ingredients.remove', { title })} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </ButtonBase>
    </li>
  );
}
