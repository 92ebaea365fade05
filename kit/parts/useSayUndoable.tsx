import { type ReactNode, useMemo } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { useFail, useSay } from './useSay';

/** Long enough to see that it was the wrong one, ms (HI-05). */
export const UNDO_MS = 10_000;

interface Saying {
  /** Says what was done, for so long; `undo` takes it back and answers what has happened then. */
  readonly say: (words: ReactNode, undo: () => Promise<string>, ms?: number) => void;
  readonly fail: (error: unknown) => void;
}

/** For what is done at once: a notice with the way back, or with why it was not done. */
export const useSayUndoable = (): Saying => {
  const notify = useNotify();
  const fail = useFail();
  return useMemo(
    () => ({
      say: (words, undo, ms = UNDO_MS) =>
        notify(<Said words={words} undo={undo} />, { type: 'success', autoHideDuration: ms }),
      fail,
    }),
    [notify, fail],
  );
};

const Said = ({ words, undo }: { readonly words: ReactNode; readonly undo: () => Promise<string> }) => (
  <>
    <span>{words}</span>
    <UndoButton undo={undo} />
  </>
);

interface UndoButtonProps {
  /** Takes back what the notice tells; answers what has happened then. */
  readonly undo: () => Promise<string>;
}

/** Stands in a notice of what was done at once. */
export const UndoButton = ({ undo }: UndoButtonProps) => {
  const close = useCloseNotification();
  const say = useSay();
  const fail = useFail();
  const takeBack = (): void => {
    close();
    undo().then(say, fail);
  };
  return (
    <Button variant="simple" size="s" onClick={takeBack}>
      {text('ra.action.undo')}
    </Button>
  );
};
