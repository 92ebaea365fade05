import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import type { StoppedFood } from '../../contract/entities';
import { text } from '../../i18n/text';
import type { BulkAction, RowAction } from '../../kit/declaration/ResourceDeclaration';
import { AskStop } from '../shared/stop/AskStop';

/** Back on sale, after a question. */
export const comeBack: RowAction<StoppedFood> = {
  key: 'detach',
  label: () => text('stop.detach'),
  icon: PlayCircleOutlined,
  call: { resource: 'stopList', verb: 'change' },
  render: ({ record, onClose }) => (
    <AskStop move="detach" ids={[record.id]} name={record.title} onClose={onClose} />
  ),
};

export const bulkReturn: BulkAction = {
  key: 'detach',
  get label() {
    return text('stop.detach');
  },
  icon: PlayCircleOutlined,
  call: { resource: 'stopList', verb: 'change' },
  render: (at) => <AskStop move="detach" {...at} />,
};
