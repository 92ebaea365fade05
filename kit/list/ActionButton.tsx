import { type ReactNode, useContext } from 'react';
import { useRecordContext } from 'react-admin';
import { Badge, BadgeButton, type BadgeTone } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { mayAct } from '../listMode/ListMode';
import { CapabilitiesContext, useMay } from '../parts/may';
import { useSeen } from '../visibility/SeenBadge';
import { useListActions } from './ListActionsContext';

/** The row one is in, and the way to act on it; none for who may not. */
const useRowAction = (action: RowAction) => {
  const record = useRecordContext();
  const { runRow } = useListActions();
  const may = useMay();
  const announced = useContext(CapabilitiesContext);
  const isOffered =
    mayAct(action, may) && (action.capability === undefined || announced.has(action.capability));
  return { record, run: record && isOffered ? () => runRow(action, record) : undefined };
};

/** A row's action as a button of its own, where it is what one comes for: one tap instead of two. */
export const ActionButton = ({ action }: { readonly action: RowAction }) => {
  const { record, run } = useRowAction(action);
  if (!record || !run) return null;
  const Icon = action.icon;
  return (
    <Button
      size="s"
      variant={Icon ? 'simple' : 'outlined'}
      {...(Icon && { icon: <Icon />, className: 'carte-act' })}
      onClick={run}
    >
      {action.label(record)}
    </Button>
  );
};

/** Visibility as a boolean, in the words and colours of the display statuses; opens the panel that changes it. */
export const VisibilityBadge = ({
  isVisible,
  label,
  action,
}: {
  readonly isVisible: boolean;
  /** What is to be said instead: hidden for a while, and until when. */
  readonly label?: string | undefined;
  readonly action: RowAction;
}) => {
  const { tone, said } = useSeen(isVisible);
  return <ActionBadge label={label ?? said} tone={tone} action={action} />;
};

interface ActionBadgeProps {
  readonly label: ReactNode;
  readonly tone: BadgeTone;
  readonly action: RowAction;
}

/** How a row stands, in a badge that opens what it speaks about: the panel of its visibility, the question of its stop. */
export const ActionBadge = ({ label, tone, action }: ActionBadgeProps) => {
  const { record, run } = useRowAction(action);
  if (!record) return null;
  if (!run) return <Badge tone={tone}>{label}</Badge>;
  return (
    <BadgeButton tone={tone} title={action.label(record)} aria-haspopup="dialog" onClick={run}>
      {label}
    </BadgeButton>
  );
};
