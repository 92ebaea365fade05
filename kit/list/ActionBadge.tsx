import Chip, { type ChipProps } from '@mui/material/Chip';
import { useRecordContext } from 'react-admin';
import type { RowAction } from '../declaration/ResourceDeclaration';
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
  if (!record) return null;
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
