import { useCloseNotification } from 'react-admin';
import { stopWords } from '../../../i18n/stopWords';
import { UndoButton } from '../../../kit/parts/useSayUndoable';
import { Button } from '../../../ui/Button';
import styles from './stop.module.css';

interface UndoNoticeProps {
  readonly words: string;
  readonly undo: () => Promise<string>;
  /** Offers another term than the usual. */
  readonly onChange?: (() => void) | undefined;
}

/** What was done, and the ways to have it otherwise. */
export const UndoNotice = ({ words, undo, onChange }: UndoNoticeProps) => {
  const close = useCloseNotification();
  return (
    <>
      <span>{words}</span>
      {onChange && (
        <Button
          variant="simple"
          size="s"
          aria-label={stopWords.changeTerm}
          onClick={() => {
            close();
            onChange();
          }}
        >
          <span className={styles.undoNoticeWide}>{stopWords.changeTerm}</span>
          <span className={`hide ${styles.undoNoticeNarrow}`}>{stopWords.term}</span>
        </Button>
      )}
      <UndoButton undo={undo} />
    </>
  );
};
