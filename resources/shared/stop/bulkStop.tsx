import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { text } from '../../../i18n/text';
import type { BulkAct, BulkActProps } from '../../../kit/declaration/BulkAct';
import type { StopMove } from './ConfirmStop';
import { AskStop } from './stopParts';

const bulkStop = (move: StopMove, Icon: BulkAct['Icon']): BulkAct => ({
  key: move,
  get label() {
    return text(`stop.${move}`);
  },
  get short() {
    return text(move === 'attach' ? 'stop.toStop' : 'stop.toSale');
  },
  Icon,
  call: { resource: 'stopList', verb: 'change' },
  Dialog: ({ target, onClosed }: BulkActProps) => (
    <AskStop
      move={move}
      ids={target.ids}
      onClose={onClosed}
      {...(target.onDone && { onDone: target.onDone })}
    />
  ),
});

/** Many dishes to the stop list and back, each after a question. */
export const bulkAttach = bulkStop('attach', DoNotDisturbOnOutlined);
export const bulkDetach = bulkStop('detach', PlayCircleOutlined);
