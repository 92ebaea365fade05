import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { HttpError } from '../../contract/errors';
import { type BodyOf, call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { shownError } from '../../kit/parts/shownError';
import { useSay } from '../../kit/parts/useSay';
import { Button } from '../../ui/Button';
import styles from './Moderation.module.css';

/** Under which the venues that wait are kept. */
export const QUEUE_KEY = ['moderation', 'list'] as const;

type Decision = 'approve' | 'reject';

interface VerdictProps {
  readonly id: number;
  readonly title: string;
  readonly version: number;
  readonly reason: string;
  readonly remarks: Readonly<Record<string, string>>;
}

/** Whoever has remarked on something sends it back; who has not lets it be seen. */
export const Verdict = ({ id, title, version, reason, remarks }: VerdictProps): ReactElement => {
  const { decide, isDeciding, failure } = useDecide(id, title);
  const written = Object.values(remarks).filter((one) => one.trim() !== '').length;
  const count = written + (reason.trim() === '' ? 0 : 1);
  const send = (decision: Decision): void =>
    void decide({
      decision,
      version,
      ...(decision === 'reject' ? { reason: reason.trim(), fields: remarks } : {}),
    });
  return (
    <footer className={styles.decide} data-none={count === 0 || undefined}>
      <p>
        <b className="block">
          {count === 0 ? text('moderation.noRemarks') : text('moderation.remarks', { smart_count: count })}
        </b>
        <span
          className={`block text-label ${failure ? 'wrong' : 'muted'}`}
          role={failure ? 'alert' : undefined}
        >
          {failure ?? text(count === 0 ? 'moderation.noRemarksNote' : 'moderation.remarksNote')}
        </span>
      </p>
      <div className="flex gap-12">
        <Button
          variant={count === 0 ? 'primary' : 'secondary'}
          loading={isDeciding === 'approve' && text('moderation.deciding')}
          disabled={count > 0}
          onClick={() => send('approve')}
        >
          {text('moderation.approve')}
        </Button>
        <Button
          variant={count === 0 ? 'secondary' : 'primary'}
          className={count === 0 ? '' : styles.reject}
          loading={isDeciding === 'reject' && text('moderation.deciding')}
          disabled={count === 0}
          onClick={() => send('reject')}
        >
          {text('moderation.reject')}
        </Button>
      </div>
    </footer>
  );
};

const useDecide = (id: number, title: string) => {
  const queryClient = useQueryClient();
  const say = useSay();
  const [isDeciding, setDeciding] = useState<Decision>();
  const [failure, setFailure] = useState<string>();
  const decide = async (body: BodyOf<'moderation.decide'>): Promise<void> => {
    setDeciding(body.decision);
    setFailure(undefined);
    try {
      await call('moderation.decide', { params: { pointId: String(id) }, body });
      say(text(body.decision === 'approve' ? 'moderation.approved' : 'moderation.rejected', { title }));
      await queryClient.invalidateQueries({ queryKey: QUEUE_KEY });
    } catch (error) {
      // Somebody was faster, or it was changed meanwhile: what there is now is shown.
      if (error instanceof HttpError && (error.status === 409 || error.status === 404))
        void queryClient.invalidateQueries({ queryKey: QUEUE_KEY });
      if (error instanceof HttpError && error.status === 412)
        void queryClient.invalidateQueries({ queryKey: ['moderation', 'one', id] });
      setFailure(shownError(error, 'moderation.decideFailed'));
    } finally {
      setDeciding(undefined);
    }
  };
  return { decide, isDeciding, failure };
};
