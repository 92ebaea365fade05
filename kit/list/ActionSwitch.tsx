import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Switch } from '../../ui/Switch';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { mayAct } from '../listMode/ListMode';
import { useMay } from '../parts/may';
import { useListActions } from './ListActionsContext';

interface ActionSwitchProps {
  readonly isOn: boolean;
  /** What is so now. */
  readonly label: ReactNode;
  readonly action: RowAction;
}

/** A state of a row that one changes all day long. It asks first, so it stays as it is until the answer. */
export const ActionSwitch = ({ isOn, label, action }: ActionSwitchProps) => {
  const record = useRecordContext();
  const { runRow } = useListActions();
  const may = useMay();
  if (!record) return null;
  if (!mayAct(action, may)) return <span>{label}</span>;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is the control
    <label
      className="carte-row-switch inline gap-12 muted text-label nowrap pointer"
      title={action.label(record)}
    >
      <Switch checked={isOn} aria-haspopup="dialog" onChange={() => runRow(action, record)} />
      {label}
    </label>
  );
};
