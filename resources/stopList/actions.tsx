import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import type { StoppedFood } from '../../contract/entities';
import { text } from '../../i18n/text';
import type { BulkAction, RowAction } from '../../src/kit/resourceDeclaration';
import { AskStop } from '../../src/kit/stop/AskStop';

/** Back on sale, after a question (2§4). */
export const comeBack: RowAction<StoppedFood> = {
  key: 'detach',
  label: () => text('stop.detach'),
  icon: PlayCircleOutlined,
  effect: ({ record, onClose }) => (
    <AskStop move="detach" ids={[record.id]} name={record.title} onClose={onClose} />
  ),
};

export const bulkReturn: BulkAction = {
  key: 'detach',
  get label() {
    return text('stop.detach');
  },
  icon: PlayCircleOutlined,
  effect: (at) => <AskStop move="detach" {...at} />,
};
