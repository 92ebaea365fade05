import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import type { Food } from '../../contract/entities';
import { text } from '../../i18n/text';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { AskStop } from '../shared/stop/stopParts';

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
