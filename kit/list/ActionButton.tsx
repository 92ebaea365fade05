import { useRecordContext } from 'react-admin';
import { Button } from '../../ui/Button';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { useListActions } from './ListActionsContext';

/** A row's action as a button of its own, where it is what one comes for: one tap instead of two. */
export const ActionButton = ({ action }: { readonly action: RowAction }) => {
  const record = useRecordContext();
  const { runRow } = useListActions();
  if (!record) return null;
  return (
    <Button size="s" variant="outlined" onClick={() => runRow(action, record)}>
      {action.label(record)}
    </Button>
  );
};
