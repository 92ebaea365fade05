import { stopWords } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { useCapability } from '../../../kit/parts/may';
import { ConfirmStop, type ConfirmStopProps } from './ConfirmStop';
import { StopNote } from './StopNote';
import { StopSheet } from './StopSheet';
import { StopState } from './StopState';

/** Asks for how long and why, where the backend knows of it; else, and before foods come back, whether. */
const StopQuestion = (props: ConfirmStopProps) => {
  const isTimed = useCapability('stop_list.until');
  const { move, ids, name, onClose, onDone } = props;
  if (!isTimed || move === 'detach') return <ConfirmStop {...props} />;
  return (
    <StopSheet
      ids={ids.map(Number)}
      what={name ?? shownText(stopWords.foods, { smart_count: ids.length })}
      onClosed={onClose}
      onDone={onDone}
    />
  );
};

/** What `stopParts` fetches in one file. */
export const parts = { StopNote, StopQuestion, StopState };
