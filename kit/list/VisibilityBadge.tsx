import { useRecordContext } from 'react-admin';
import { text } from '../../i18n/text';
import { Badge, BadgeButton, type BadgeTone } from '../../ui/Badge';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { mayAct } from '../listMode/ListMode';
import { useMay } from '../parts/may';
import { useListActions } from './ListActionsContext';

/** Visibility as a boolean, in the words and colours of the display statuses; opens the panel that changes it. */
export const VisibilityBadge = ({
  isVisible,
  label = text(isVisible ? 'list.status.displayed' : 'list.status.not_displayed'),
  action,
}: {
  readonly isVisible: boolean;
  /** What is to be said instead: hidden for a while, and until when. */
  readonly label?: string | undefined;
  readonly action: RowAction;
}) => <ActionBadge label={label} tone={isVisible ? 'good' : 'bad'} action={action} />;

interface ActionBadgeProps {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly action: RowAction;
}

/** A badge that opens what it speaks about: the visibility badge opens its edit panel. */
const ActionBadge = ({ label, tone, action }: ActionBadgeProps) => {
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
