import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { Session } from '../../contract/entities';
import { HttpError } from '../../contract/errors';
import { limits } from '../../contract/limits';
import { call } from '../../dataProvider/call';
import { serverNow } from '../../dataProvider/serverClock';
import { text } from '../../i18n/text';
import { ConfirmAction } from '../../kit/parts/ConfirmAction';
import { FailureNotice } from '../../kit/parts/FailureNotice';
import { PartSkeleton } from '../../kit/parts/PageSkeleton';
import { useSay } from '../../kit/parts/useSay';
import { Button } from '../../ui/Button';
import styles from './account.module.css';
import { agoText } from './agoText';

/** So many are told at once: who has signed in from everywhere for years need not read a page of it. */
const SHOWN = 5;

/** Where somebody is signed in to this account; each of them, or all others, can be ended. */
export const SessionsBlock = (): ReactElement => {
  const { data, error, isFetching, refetch } = useSessions();
  const [asked, setAsked] = useState<Session | 'others'>();
  const say = useSay();
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ current }) => !current);
  const [isWhole, setWhole] = useState(false);
  // One more is no reason for a button.
  const isCut = !isWhole && sessions.length > SHOWN + 1;

  const end = async (): Promise<void> => {
    const isOne = asked !== 'others' && asked !== undefined;
    try {
      await call('sessions.deleteMany', isOne ? { ids: [asked.id] } : {});
    } catch (failure) {
      // It ended meanwhile, there or in another tab: that is what was wanted.
      if (!(isOne && failure instanceof HttpError && failure.status === 404)) throw failure;
    }
    await refetch();
    say(text(isOne ? 'account.sessionEnded' : 'account.othersEnded'));
  };

  return (
    <section className={styles.block} aria-labelledby="account-sessions" aria-busy={isFetching}>
      <div className="row wrap spread gap-12 gap-x-16 below-16">
        <h2 id="account-sessions">{text('account.sessions')}</h2>
        {others.length > 0 && (
          <Button variant="secondary" size="s" onClick={() => setAsked('others')}>
            {text('account.endOthers')}
          </Button>
        )}
      </div>
      {error && (
        <FailureNotice error={error} fallback="account.sessionsFailed" onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <PartSkeleton height={120} />}
      <ul className={styles.sessions}>
        {(isCut ? sessions.slice(0, SHOWN) : sessions).map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {isCut && (
        <Button variant="simple" onClick={() => setWhole(true)}>
          {text('account.sessionsAll', { count: sessions.length })}
        </Button>
      )}
      {!isCut && data !== undefined && data.more > 0 && (
        <p className="muted text-label above-16">
          {text('account.sessionsMore', { smart_count: data.more })}
        </p>
      )}
      {asked && (
        <ConfirmAction
          title={
            asked === 'others'
              ? text('account.askEndOthers')
              : text('account.askEndSession', { device: deviceOf(asked) })
          }
          note={text(asked === 'others' ? 'account.endOthersNote' : 'account.endSessionNote')}
          confirmLabel={text(asked === 'others' ? 'account.endOthers' : 'account.endSession')}
          fallback="account.endFailed"
          onConfirm={end}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
};

const deviceOf = ({ device }: Session): string => device || text('account.sessionUnknown');

const SessionRow = ({
  session,
  onEnd,
}: {
  readonly session: Session;
  readonly onEnd: () => void;
}): ReactElement => {
  const device = deviceOf(session);
  return (
    <li className={styles.row}>
      <div>
        <h3 className="text-control anywhere">{device}</h3>
        <p className="muted text-label above-2">
          {session.current
            ? text('account.sessionHere')
            : text('account.sessionSeen', { when: agoText(session.last_seen_at, serverNow()) })}
        </p>
      </div>
      {!session.current && (
        <Button variant="secondary" size="s" aria-label={text('account.endThis', { device })} onClick={onEnd}>
          {text('account.endSession')}
        </Button>
      )}
    </li>
  );
};

/** The sessions of the account, as many as fit on one page, and how many there are beyond: few people have more than a handful. */
const useSessions = () =>
  useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: async ({ signal }) => {
      const query = { per_page: limits.maxPageSize };
      const { data: sessions, total = 0 } = await call('sessions.list', { query, signal });
      return { sessions, more: Math.max(0, total - sessions.length) };
    },
    // Somebody comes here to see who is there now.
    staleTime: 0,
  });
