import { useQueryClient } from '@tanstack/react-query';
import { useCloseNotification, useDataProvider, useNotify } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import type { BodyOf } from '../../../dataProvider/call';
import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords, stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { withdrawNotices } from '../../../kit/parts/notices';
import { useFail } from '../../../kit/parts/useSay';
import { UNDO_MS, UndoButton } from '../../../kit/parts/useSayUndoable';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { Button } from '../../../ui/Button';
import styles from './stop.module.css';
import { snapshotOf } from './stopSnapshot';
import { termWords } from './term';
import { readStopsAgain, useLetGo } from './useLetGo';
import { usePutBack } from './usePutBack';
import { useVenue } from './useVenue';

/** What is acted upon: the dishes, and what they are called together. */
export interface Stopped {
  readonly ids: readonly number[];
  readonly what: string;
}

export interface Wish extends Stopped {
  /** `end_of_day`, `open`, or a moment. */
  readonly until: string;
  readonly reason?: string | undefined;
  readonly isEverywhere?: boolean;
}

/** How something is on stop. */
export interface Was {
  readonly until: string;
  readonly reason: string | undefined;
}

interface StopsOptions {
  /** Offered in the notice: another term than the usual. */
  readonly onChangeTerm?: (stopped: Stopped) => void;
}

/** Puts dishes on the venue's stop list and takes them off; says so, and offers to take it back. Rejects as the call does. */
export const useStops = ({ onChangeTerm }: StopsOptions = {}) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { pointId = '' } = useParents();
  const { zone } = useVenue();
  const { stopAgain } = usePutBack();
  const letGo = useLetGo();
  const complain = useFail();

  const change = async (body: BodyOf<'stopList.change'>): Promise<void> => {
    await dataProvider.call('stopList.change', { params: { pointId }, body });
    await readStopsAgain(queryClient);
  };
  const say = (said: string, undo: () => Promise<string>, onChange?: () => void): void =>
    notify(<UndoNotice words={said} undo={undo} onChange={onChange} />, {
      type: 'success',
      autoHideDuration: UNDO_MS,
    });

  const attach = async ({ ids, until, reason, isEverywhere, what }: Wish): Promise<string> => {
    await change({
      action: 'attach',
      food_ids: ids,
      until,
      ...(reason ? { reason } : {}),
      ...(isEverywhere ? { all_points: true } : {}),
    });
    const said = isEverywhere ? words.saidStoppedEverywhere : words.saidStopped;
    return shownText(said, { term: termWords(until, { now: serverNow(), zone }), what });
  };
  const detach = async ({ what, ...wish }: Pick<Wish, 'ids' | 'what' | 'isEverywhere'>) => {
    const isBack = await letGo(wish);
    await readStopsAgain(queryClient);
    return { isBack, said: shownText(words.saidBack, { what }) };
  };

  return {
    /** `was`: how they are on stop already, where the page knows. */
    stop: async (wish: Wish, was?: Was): Promise<void> => {
      withdrawNotices();
      const { stopped } = was ? { stopped: [{ ids: wish.ids, ...was }] } : snapshotOf(queryClient, wish.ids);
      const said = await attach(wish);
      // What was on stop before is so again, as it was.
      const again = wish.isEverywhere ? [] : stopped;
      const stood = new Set(again.flatMap(({ ids }) => ids));
      const fresh = wish.ids.filter((id) => !stood.has(id));
      const undo = async (): Promise<string> => {
        if (again.length === 0) return (await detach(wish)).said;
        if (fresh.length > 0) await detach({ ...wish, ids: fresh });
        await stopAgain(again);
        await readStopsAgain(queryClient);
        return shownText(words.saidAsBefore, { what: wish.what });
      };
      say(said, undo, onChangeTerm && (() => onChangeTerm(wish)));
    },
    /** `was`: how it stood, to put it back as it was. */
    comeBack: async (stopped: Stopped, was: Was): Promise<void> => {
      withdrawNotices();
      const { isBack, said } = await detach(stopped);
      if (!isBack) return;
      say(said, () => attach({ ...stopped, ...was }));
    },
    complain,
  };
};

interface UndoNoticeProps {
  readonly words: string;
  readonly undo: () => Promise<string>;
  /** Offers another term than the usual. */
  readonly onChange?: (() => void) | undefined;
}

/** What was done, and the ways to have it otherwise. */
const UndoNotice = ({ words, undo, onChange }: UndoNoticeProps) => {
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
