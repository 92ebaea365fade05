import { useRecordContext } from 'react-admin';
import { Badge, BadgeButton, type BadgeTone } from '../../ui/Badge';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { mayAct } from '../listMode/ListMode';
import { useMay } from '../parts/may';
import { useListActions } from './ListActionsContext';

interface ActionBadgeProps {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly action: RowAction;
}

/** A badge that opens what it speaks about: the visibility badge opens its edit panel. */
export const ActionBadge = ({ label, tone, action }: ActionBadgeProps) => {
  const record = useRecordContext();
  const { runRow } = useListActions();
  const may = useMay();
  if (!record) return null;
  if (!mayAct(action, may)) return <Badge tone={tone}>{label}</Badge>;
  return (
    <BadgeButton
      tone={tone}
      title={action.label(record)}
      aria-haspopup="dialog"
      onClick={() => runRow(action, record)}
    >
      {label}
    </BadgeButton>
  );
};
