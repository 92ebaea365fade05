import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import type { StoppedFood } from '../../contract/entities';
import { text } from '../../i18n/text';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { AskStop } from '../shared/stop/stopParts';

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
