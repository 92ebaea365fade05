import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { createPortal } from 'react-dom';
import { isRecord } from '../../../contract/isRecord';
import { limits } from '../../../contract/limits';
import { dayAt, momentOf } from '../../../contract/visibility/venueClock';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText, text } from '../../../i18n/text';
import { ChipChoice } from '../../../kit/choice/ChipChoice';
import { isChange, personOf } from '../../../kit/history/isChange';
import { whenWords } from '../../../kit/history/whenWords';
import { shownError } from '../../../kit/parts/shownError';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { Button } from '../../../ui/Button';
import { Modal, useClosing } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';

type Span = '8' | '12' | '24' | 'day';
const SPANS: readonly Span[] = ['8', '12', '24', 'day'];
const HOUR = 3_600_000;
/** More is no shift. */
const MAX_PAGES = 10;

interface HandOverSheetProps {
  readonly zone: string;
  /** Called once the sheet is gone from the screen: unmount it then. */
  readonly onClosed: () => void;
}

/** What was stopped and returned since a time, for whoever comes next: one list to be copied or printed. */
export const HandOverSheet = ({ zone, onClosed }: HandOverSheetProps) => {
  const [isOpen, close] = useClosing(onClosed);
  const [span, setSpan] = useState<Span>('8');
  const [now] = useState(serverNow);
  const [note, setNote] = useState('');
  const since = sinceOf(span, now, zone);
  const { data, error } = useMoves(since, span);
  const title = shownText(words.handOverSince, { moment: whenWords(since, now, { timezone: zone }) });
  const lines = data?.map((move) => lineOf(move, now, zone));
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText([title, ...(lines ?? [])].join('\n'));
      setNote(words.copied);
    } catch {
      // No clipboard without https, or forbidden: the lines can be marked and copied by hand.
      setNote(words.notCopied);
    }
  };
  const list = lines && (
    <ul className="grid gap-8">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
  return (
    <Modal isOpen={isOpen} onClose={close} label={words.handOver} closeLabel={text('common.close')}>
      <h2 className="beside-cross below-16">{words.handOver}</h2>
      <ChipChoice
        label={words.handOverFor}
        value={span}
        onChoose={(chosen) => chosen && setSpan(chosen)}
        options={SPANS.map((value) => ({ value, label: words.spans[value] }))}
      />
      {error && <Notice tone="error">{shownError(error, 'errors.common')}</Notice>}
      {!error && <p className="muted above-16 below-8">{title}</p>}
      {lines?.length === 0 ? <p>{words.handOverEmpty}</p> : list}
      <p role="status">{note}</p>
      <div className="wrap gap-12 flex above-16">
        <Button variant="outlined" disabled={!lines?.length} onClick={() => void copy()}>
          {words.copyList}
        </Button>
        <Button variant="outlined" disabled={!lines?.length} onClick={() => window.print()}>
          {words.printList}
        </Button>
      </div>
      {createPortal(
        <div className="print-only" aria-hidden>
          <h1>{title}</h1>
          {list}
        </div>,
        document.body,
      )}
    </Modal>
  );
};

const sinceOf = (span: Span, now: Date, zone: string): string => {
  const day = dayAt(now, zone);
  const since = span === 'day' ? momentOf(`${day}T00:00`, zone) : now.getTime() - Number(span) * HOUR;
  return new Date(since).toISOString();
};

type Move = Parameters<typeof personOf>[0] & {
  readonly title: string;
  readonly createdAt: string;
  readonly after: Readonly<Record<string, unknown>>;
};

/** The first of the shift first. */
const useMoves = (since: string, span: Span) => {
  const { call } = useDataProvider<CarteDataProvider>();
  const { pointId = '' } = useParents();
  return useQuery({
    queryKey: ['changes', 'handOver', pointId, span],
    queryFn: async ({ signal }): Promise<readonly Move[]> => {
      const moves: Move[] = [];
      for (let page = 1, more = true; more && page <= MAX_PAGES; page += 1) {
        const { data, lastPage = 1 } = await call('changes.list', {
          query: {
            pointId,
            resource: 'foods',
            page,
            per_page: limits.maxPageSize,
            filters: { kind: ['stop', 'resume'] },
          },
          signal,
        });
        const late = data.filter(isChange).filter(({ createdAt }) => createdAt >= since);
        moves.push(...late);
        more = page < lastPage && late.length === data.length;
      }
      return moves.reverse();
    },
  });
};

const lineOf = (move: Move, now: Date, zone: string): string => {
  const { title, createdAt, kind, after } = move;
  const name = shownText(kind === 'stop' ? words.wentOnStop : words.cameBack, { name: title });
  const when = whenWords(createdAt, now, { timezone: zone });
  return [when, name, ...reasonsOf(after), personOf(move)].join(' · ');
};

/** As the history keeps a stop. */
const reasonsOf = ({ stop }: Move['after']): readonly string[] =>
  isRecord(stop) && Array.isArray(stop.causes)
    ? stop.causes
        .filter(isRecord)
        .map(({ title, reason }) =>
          typeof title === 'string' ? shownText(words.lacks, { names: title }) : String(reason ?? ''),
        )
        .filter((each) => each !== '')
    : [];
