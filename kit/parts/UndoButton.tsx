import { useCloseNotification, useNotify } from 'react-admin';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { shownError } from './shownError';

interface UndoButtonProps {
  /** Takes back what the notice tells; answers what has happened then. */
  readonly undo: () => Promise<string>;
}

/** Stands in a notice of what was done at once. */
export const UndoButton = ({ undo }: UndoButtonProps) => {
  const close = useCloseNotification();
  const notify = useNotify();
  const takeBack = async (): Promise<void> => {
    close();
    try {
      const words = await undo();
      notify(words, { type: 'success', messageArgs: { _: words } });
    } catch (error) {
      const words = shownError(error, 'errors.common');
      notify(words, { type: 'error', messageArgs: { _: words } });
    }
  };
  return (
    <Button variant="simple" size="s" onClick={() => void takeBack()}>
      {text('ra.action.undo')}
    </Button>
  );
};
