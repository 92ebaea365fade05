import { type ReactNode, useContext } from 'react';
import { useRecordContext } from 'react-admin';
import { Badge, BadgeButton, type BadgeTone } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
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
  return (
    <Button size="s" variant="outlined" onClick={run}>
      {action.label(record)}
    </Button>
  );
};

interface ActionSwitchProps {
  readonly isOn: boolean;
  /** What is so now. */
  readonly label: ReactNode;
  readonly action: RowAction;
}

/** A state of a row that one changes all day long. It asks first, so it stays as it is until the answer. */
export const ActionSwitch = ({ isOn, label, action }: ActionSwitchProps) => {
  const { record, run } = useRowAction(action);
  if (!record) return null;
  if (!run) return <span>{label}</span>;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is the control
    <label
      className="carte-row-switch inline gap-12 muted text-label nowrap pointer"
      title={action.label(record)}
    >
      <Switch checked={isOn} aria-haspopup="dialog" onChange={run} />
      {label}
    </label>
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

/** A badge that opens what it speaks about: the visibility badge opens its edit panel. */
const ActionBadge = ({ label, tone, action }: ActionBadgeProps) => {
  const { record, run } = useRowAction(action);
  if (!record) return null;
  if (!run) return <Badge tone={tone}>{label}</Badge>;
  return (
    <BadgeButton tone={tone} title={action.label(record)} aria-haspopup="dialog" onClick={run}>
      {label}
    </BadgeButton>
  );
};
