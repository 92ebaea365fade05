import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { useListContext } from 'react-admin';
import { readAllergens } from '../../contract/allergens';
import type { PointIngredient } from '../../contract/entities';
import { allergenTexts, allergenTitles } from '../../contract/texts/allergens';
import { allergenWords as messages } from '../../i18n/allergenWords';
import { shownText } from '../../i18n/text';
import type { BulkAct, BulkActProps } from '../../kit/declaration/BulkAct';
import { ConfirmAction } from '../../kit/parts/ConfirmAction';
import { useTell } from './useTell';

/** Confirms for many what their titles propose: each is shown with its groups first. */
const ConfirmProposed = ({ target, onClosed }: BulkActProps) => {
  const { data = [] } = useListContext<PointIngredient>();
  const tell = useTell();
  const rows = data.flatMap(({ id, title, allergens, proposed }) => {
    const groups = readAllergens(proposed);
    return target.ids.includes(id) && allergens === null && groups ? [{ id, title, groups }] : [];
  });
  const left = target.ids.length - rows.length;
  const confirm = async (): Promise<void> => {
    if (rows.length === 0) throw new Error(messages.nothingProposed);
    await tell(rows.map(({ id, groups }) => ({ id, allergens: groups, was: null })));
    target.onDone?.();
  };
  return (
    <ConfirmAction
      title={messages.confirmMany}
      note={messages.confirmNote}
      confirmLabel={shownText(messages.confirmCount, { smart_count: rows.length })}
      tone="primary"
      fallback="errors.common"
      onConfirm={confirm}
      onClose={onClosed}
    >
      <ul className="stack gap-4">
        {rows.map(({ id, title, groups }) => (
          <li key={id}>
            <strong>{title}</strong>
            {` — ${groups.map((group) => allergenTitles[group]).join(', ') || allergenTexts.none}`}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="muted above-4">{shownText(messages.left, { smart_count: left })}</p>}
    </ConfirmAction>
  );
};

export const acts: readonly BulkAct[] = [
  {
    key: 'confirm',
    label: messages.confirmProposed,
    Icon: FactCheckOutlined,
    call: { resource: 'pointIngredients', verb: 'tell' },
    capability: 'allergens',
    Dialog: ConfirmProposed,
  },
];
