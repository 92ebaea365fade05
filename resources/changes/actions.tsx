import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { Change } from '../../contract/entities';
import { text } from '../../i18n/text';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { LateUndoQuestion } from '../../kit/history/later';

/** The way back; what has none says so when it is tried. */
export const takeBack: RowAction<Change> = {
  key: 'undo',
  label: () => text('history.undo'),
  call: { resource: 'changes', verb: 'undo' },
  icon: UndoOutlined,
  render: ({ record, onClose }) => <LateUndoQuestion change={record} onClose={onClose} />,
};
