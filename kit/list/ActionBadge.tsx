import Chip, { type ChipProps } from '@mui/material/Chip';
import { useRecordContext } from 'react-admin';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { mayAct } from '../listMode/ListMode';
import { useMay } from '../parts/may';
import { useListActions } from './ListActionsContext';

interface ActionBadgeProps {
  readonly label: string;
  readonly color: ChipProps['color'];
  readonly action: RowAction;
}

/** A badge that opens what it speaks about: the visibility badge opens its edit panel. */
export const ActionBadge = ({ label, color, action }: ActionBadgeProps) => {
  const record = useRecordContext();
  const { runRow } = useListActions();
  const may = useMay();
  if (!record) return null;
  if (!mayAct(action, may)) return <Chip size="small" color={color} label={label} />;
  return (
    <Chip
      component="button"
      type="button"
      size="small"
      color={color}
      label={label}
      title={action.label(record)}
      aria-haspopup="dialog"
      onClick={() => runRow(action, record)}
    />
  );
};
