import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { limits } from '../../../contract/limits';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { text } from '../../../i18n/text';
import { Thumbnail } from '../../../kit/cells/Thumbnail';
import { ChipChoice } from '../../../kit/choice/ChipChoice';
import { shownError } from '../../../kit/parts/shownError';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { Button } from '../../../ui/Button';
import { Modal, useClosing } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';
import { Switch } from '../../../ui/Switch';
import { TextField } from '../../../ui/TextField';
import styles from './stop.module.css';
import type { Stop } from './stopOf';
import { TermFields } from './TermFields';
import { firstTerm, isPossible, untilOf } from './term';
import { useStops } from './useStops';
import { useVenue } from './useVenue';

export interface StopSheetProps {
  readonly ids: readonly number[];
  /** Their name together. */
  readonly what: string;
  readonly picture?: Parameters<typeof Thumbnail>[0]['picture'];
  /** Of one that is on stop already: its term and reason are changed. */
  readonly stop?: Stop | undefined;
  /** Called once the sheet is gone from the screen: unmount it then. */
  readonly onClosed: () => void;
  readonly onDone?: (() => void) | undefined;
}

/** For how long, why, and whether in all venues: in the middle of the window, on a phone from below. */
export const StopSheet = ({ ids, what, picture, stop, onClosed, onDone }: StopSheetProps) => {
  const venue = useVenue();
  const at = { now: serverNow(), zone: venue.zone };
  const [isOpen, close] = useClosing(onClosed);
  const [term, setTerm] = useState(() => firstTerm(stop && stop.until === null ? 'open' : venue.usual, at));
  const [reason, setReason] = useState(stop?.reason);
  const [isEverywhere, setEverywhere] = useState(false);
  const { stop: send } = useStops();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      send(
        { ids, what, until: untilOf(term, { ...at, now: serverNow() }), reason, isEverywhere },
        // Of one that was stopped a moment ago the page knows no more than that.
        stop?.since === undefined ? undefined : { until: stop.until ?? 'open', reason: stop.reason },
      ),
    onSuccess: () => {
      onDone?.();
      close();
    },
  });

  return (
    <Modal isOpen={isOpen} onClose={close} label={what} closeLabel={text('common.close')}>
      <div className="row gap-16 touch beside-cross">
        {picture !== undefined && <Thumbnail picture={picture} />}
        <div>
          <h2 className="anywhere hyphens">{what}</h2>
          <p className="muted text-label above-2">{words.guestsSee}</p>
        </div>
      </div>
      <div className="stack gap-16 above-16">
        <TermFields term={term} onChange={setTerm} at={at} closesAt={venue.closesAt} />
        <ReasonFields reason={reason} onChange={setReason} />
        {!stop && <Everywhere ids={ids} isOn={isEverywhere} onTurn={setEverywhere} />}
        {error && <Notice tone="error">{shownError(error, 'errors.common')}</Notice>}
        <Button
          size="l"
          disabled={!isPossible(term, at)}
          // Until the sheet is gone, too.
          loading={(isPending || isSuccess) && text('common.loading')}
          onClick={() => mutate()}
        >
          {stop ? words.submitChange : words.submit}
        </Button>
      </div>
    </Modal>
  );
};

const OTHER = 'other';
const USUAL_REASONS: readonly string[] = words.reasons;

interface ReasonFieldsProps {
  readonly reason: string | undefined;
  readonly onChange: (reason: string | undefined) => void;
}

/** A usual reason in one tap, or one's own words. */
const ReasonFields = ({ reason, onChange }: ReasonFieldsProps) => {
  const [isOther, setOther] = useState(reason !== undefined && !USUAL_REASONS.includes(reason));
  return (
    <div className="stack gap-8">
      <p className="flex spread gap-16 text-small">
        <strong>{words.reason}</strong>
        <span className="muted">{words.optional}</span>
      </p>
      <ChipChoice
        label={words.reason}
        isOptional
        value={isOther ? OTHER : reason}
        onChoose={(chosen) => {
          setOther(chosen === OTHER);
          onChange(chosen === OTHER ? undefined : chosen);
        }}
        options={[
          ...USUAL_REASONS.map((each) => ({ value: each, label: each })),
          { value: OTHER, label: words.otherReason },
        ]}
      />
      {isOther && (
        <TextField
          label={words.ownReason}
          maxLength={limits.stopReasonMax}
          value={reason ?? ''}
          onChange={({ target }) => onChange(target.value.trim() === '' ? undefined : target.value)}
        />
      )}
    </div>
  );
};

interface EverywhereProps {
  readonly ids: readonly number[];
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

/** Offered where a dish of that name stands in another venue too. */
const Everywhere = ({ ids, isOn, onTurn }: EverywhereProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { pointId = '' } = useParents();
  const { data = [] } = useQuery({
    queryKey: ['stopPlaces', pointId, ids],
    queryFn: async ({ signal }) => {
      const { points = [] } = await dataProvider.call('stopList.change', {
        params: { pointId },
        body: { action: 'attach', food_ids: ids, all_points: true, dry_run: true },
        signal,
      });
      return points;
    },
    retry: false,
  });
  const others = data.filter(({ id }) => String(id) !== pointId);
  if (others.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is the control
    <label className={styles.everywhere}>
      <span>
        {words.everywhere}
        <small className="block anywhere">
          {othersWords(others.map(({ title }) => title).filter(Boolean))}
        </small>
      </span>
      <Switch checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
    </label>
  );
};

/** More names than this would be a wall of text. */
const NAMES_SHOWN = 3;

const othersWords = (names: readonly string[]): string => {
  const rest = names.length - NAMES_SHOWN;
  const more = rest > 0 ? [text('bin.ask.andMore', { smart_count: rest })] : [];
  return [names.slice(0, NAMES_SHOWN).join(', '), ...more].join(' ');
};
