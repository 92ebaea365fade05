import { useRecordContext } from 'react-admin';
import { Button } from '../../ui/Button';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { mayAct } from '../listMode/ListMode';
import { useMay } from '../parts/may';
import { useListActions } from './ListActionsContext';

/** A row's action as a button of its own, where it is what one comes for: one tap instead of two. */
export const ActionButton = ({ action }: { readonly action: RowAction }) => {
  const record = useRecordContext();
  const { runRow } = useListActions();
  const may = useMay();
  if (!record || !mayAct(action, may)) return null;
  return (
    <Button size="s" variant="outlined" onClick={() => runRow(action, record)}>
      {action.label(record)}
    </Button>
  );
};
