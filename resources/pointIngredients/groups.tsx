import { useState } from 'react';
import { readAllergens } from '../../contract/allergens';
import type { PointIngredient } from '../../contract/entities';
import { allergenTexts, allergenTitles } from '../../contract/texts/allergens';
import { ALLERGENS } from '../../contract/vocabulary';
import { allergenWords as messages } from '../../i18n/allergenWords';
import { shownText } from '../../i18n/text';
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog';
import { AllergenSigns } from '../../ui/AllergenSigns';
import { Badge } from '../../ui/Badge';
import { Tick } from '../../ui/Tick';
import { useTell } from './useTell';

interface GroupsDialogProps {
  readonly ingredient: PointIngredient;
  readonly onClose: () => void;
}

/** Which groups an ingredient holds; what its title proposes is ticked already, none of them is an answer, too. */
export const GroupsDialog = ({ ingredient, onClose }: GroupsDialogProps) => {
  const { id, title, is_allergen, allergens = null, proposed } = ingredient;
  const [groups, setGroups] = useState(() => readAllergens(allergens ?? proposed) ?? []);
  const [isOther, setOther] = useState(is_allergen && !allergens?.length && groups.length === 0);
  const tell = useTell();
  return (
    <ConfirmDialog
      title={shownText(messages.ask, { title })}
      note={allergens === null && proposed ? messages.askProposed : messages.askNote}
      confirmLabel={messages.confirm}
      tone="primary"
      fallback="errors.common"
      onConfirm={() => tell([{ id, allergens: groups, is_allergen: isOther, was: readAllergens(allergens) }])}
      onClose={onClose}
    >
      <fieldset className="plain stack">
        <legend className="visually-hidden">{messages.columnGroups}</legend>
        {ALLERGENS.map((group) => (
          <Tick
            key={group}
            className="block"
            label={allergenTitles[group]}
            checked={groups.includes(group)}
            onChange={({ target }) =>
              setGroups(ALLERGENS.filter((one) => (one === group ? target.checked : groups.includes(one))))
            }
          />
        ))}
        <Tick
          className="block"
          label={messages.other}
          checked={isOther && groups.length === 0}
          disabled={groups.length > 0}
          onChange={({ target }) => setOther(target.checked)}
        />
      </fieldset>
    </ConfirmDialog>
  );
};

interface GroupsCellProps {
  readonly ingredient: PointIngredient;
  /** No heading says what it is about. */
  readonly isAlone?: boolean;
}

/** Groups that a person has told; else what its title proposes, or that somebody has to look. */
export const GroupsCell = ({ ingredient, isAlone }: GroupsCellProps) => {
  const { allergens, proposed, is_allergen } = ingredient;
  if (allergens?.length) return <AllergenSigns groups={allergens} />;
  if (allergens && is_allergen) return <Badge tone="caution">{messages.otherShort}</Badge>;
  if (allergens)
    return (
      <span className="muted text-small">
        {isAlone && <span className="visually-hidden">{`${messages.columnGroups}: `}</span>}
        {allergenTexts.none}
      </span>
    );
  if (!proposed) return <Badge tone="caution">{messages.check}</Badge>;
  return (
    <span className="flex wrap gap-8">
      <span className="muted text-small">{messages.proposed}</span>
      {proposed.length > 0 ? <AllergenSigns groups={proposed} /> : allergenTexts.none}
    </span>
  );
};
