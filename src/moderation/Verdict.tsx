import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
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
  const { mutate: decide, isPending, variables, error } = useDecide(id, title);
  const deciding = isPending && variables.decision;
  const written = Object.values(remarks).filter((one) => one.trim() !== '').length;
  const count = written + (reason.trim() === '' ? 0 : 1);
  const send = (decision: Decision): void =>
    decide({
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
        <span className={`block text-label ${error ? 'wrong' : 'muted'}`} role={error ? 'alert' : undefined}>
          {error
            ? shownError(error, 'moderation.decideFailed')
            : text(count === 0 ? 'moderation.noRemarksNote' : 'moderation.remarksNote')}
        </span>
      </p>
      <div className="flex gap-12">
        <Button
          variant={count === 0 ? 'primary' : 'secondary'}
          loading={deciding === 'approve' && text('moderation.deciding')}
          disabled={count > 0}
          onClick={() => send('approve')}
        >
          {text('moderation.approve')}
        </Button>
        <Button
          variant={count === 0 ? 'secondary' : 'primary'}
          className={count === 0 ? '' : styles.reject}
          loading={deciding === 'reject' && text('moderation.deciding')}
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
  return useMutation({
    mutationFn: async (body: BodyOf<'moderation.decide'>): Promise<void> => {
      await call('moderation.decide', { params: { pointId: String(id) }, body });
      say(text(body.decision === 'approve' ? 'moderation.approved' : 'moderation.rejected', { title }));
      await queryClient.invalidateQueries({ queryKey: QUEUE_KEY });
    },
    onError: (error) => {
      const status = error instanceof HttpError ? error.status : undefined;
      // Somebody was faster, or it was changed meanwhile: what there is now is shown.
      if (status === 409 || status === 404) void queryClient.invalidateQueries({ queryKey: QUEUE_KEY });
      if (status === 412) void queryClient.invalidateQueries({ queryKey: ['moderation', 'one', id] });
    },
  });
};
