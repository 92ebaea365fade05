import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import type { Food } from '../../contract/entities';
import { text } from '../../i18n/text';
import type { BulkAction, RowAction } from '../../kit/declaration/ResourceDeclaration';
import { AskStop } from '../shared/stop/AskStop';
import type { StopMove } from '../shared/stop/ConfirmStop';

/** A non-empty `stopable` means the stop list. */
export const isStopped = (food: Food): boolean => (food.stopable?.length ?? 0) > 0;

/** To the stop list and back, each after a question. */
export const stop: RowAction<Food> = {
  key: 'stop',
  label: (food) => text(isStopped(food) ? 'stop.detach' : 'stop.attach'),
  icon: DoNotDisturbOnOutlined,
  call: { resource: 'stopList', verb: 'change' },
  render: ({ record, onClose }) => (
    <AskStop
      move={isStopped(record) ? 'detach' : 'attach'}
      ids={[record.id]}
      name={record.title}
      onClose={onClose}
    />
  ),
};

const bulk = (move: StopMove, icon: NonNullable<BulkAction['icon']>): BulkAction => ({
  key: move,
  get label() {
    return text(`stop.${move}`);
  },
  icon,
  call: { resource: 'stopList', verb: 'change' },
  render: (at) => <AskStop move={move} {...at} />,
});

export const bulkStop: readonly BulkAction[] = [
  bulk('attach', DoNotDisturbOnOutlined),
  bulk('detach', PlayCircleOutlined),
];
