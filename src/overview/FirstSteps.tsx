import Check from '@mui/icons-material/Check';
import { type ReactElement, useState } from 'react';
import { useStore } from 'react-admin';
import type { Overview } from '../../contract/rows/person';
import { templateWords } from '../../i18n/templateWords';
import { shownText } from '../../i18n/text';
import { useCapability } from '../../kit/parts/may';
import { useListAddress } from '../../kit/queryRouter/useAddress';
import { TemplateDialog } from '../../resources/shared/templates/TemplateDialog';
import { Button, ButtonLink } from '../../ui/Button';
import styles from './overview.module.css';

const words = templateWords.start;

type Start = NonNullable<Overview['start']>;
type Step = Start['steps'][number];

interface FirstStepsProps {
  readonly start: Start;
  readonly attention: Overview['attention'];
}

/** What a new owner has still to do: the steps tick themselves from what is there (TD-04). */
export const FirstSteps = ({ start, attention }: FirstStepsProps): ReactElement | null => {
  const [isHidden, setHidden] = useStore('overview.start.hidden', false);
  const { steps } = start;
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  if (isHidden) return null;
  const next = steps.find(({ is_done: isDone }) => !isDone);
  return (
    <section className={styles.start} aria-labelledby="overview-start">
      <div className={styles.side}>
        <h2 id="overview-start">{shownText(words.title, { smart_count: steps.length - done })}</h2>
        <p className="muted">{words.note}</p>
        <div className={`flex full gap-4 above-8 ${styles.bar}`} aria-hidden>
          {steps.map(({ key, is_done: isDone }) => (
            <span key={key} data-done={isDone || undefined} />
          ))}
        </div>
        <p className="muted text-label figures">{shownText(words.done, { done, all: steps.length })}</p>
      </div>
      <ol className={`lines ${styles.steps}`}>
        {steps.map((step) => (
          <StepRow key={step.key} step={step} start={start} attention={attention} isNext={step === next} />
        ))}
      </ol>
      <Button variant="simple" size="s" onClick={() => setHidden(true)}>
        {words.hide}
      </Button>
    </section>
  );
};

interface StepRowProps extends FirstStepsProps {
  readonly step: Step;
  /** The one to take now: the others stand quieter. */
  readonly isNext: boolean;
}

const StepRow = ({
  step: { key, is_done: isDone },
  start,
  attention,
  isNext,
}: StepRowProps): ReactElement => {
  const { title } = words.steps[key];
  return (
    <li className="row gap-16" data-done={isDone || undefined}>
      <span className={styles.mark} role="img" aria-label={isDone ? words.ticked : words.open}>
        {isDone && <Check className="square-16" aria-hidden />}
      </span>
      <span className={`stack grow ${styles.firstStepsWhat}`}>
        <strong>{title}</strong>
        <span className="muted text-small anywhere">{noteOf(key, start)}</span>
      </span>
      {!isDone && <Act step={key} start={start} attention={attention} isNext={isNext} />}
    </li>
  );
};

const noteOf = (key: Step['key'], { venue, page }: Start): string => {
  if (key === 'venue' && venue) return venue.title;
  return key === 'page' && page ? words.opensNote : words.steps[key].note;
};

const Act = ({ step, start, attention, isNext }: Omit<StepRowProps, 'step'> & { step: Step['key'] }) => {
  const addressOf = useListAddress();
  const hasTemplates = useCapability('templates');
  const [isOpen, setOpen] = useState(false);
  const { act, title } = words.steps[step];
  const look = { variant: isNext ? 'primary' : 'outlined', size: 's' } as const;
  const pointId = start.venue && String(start.venue.id);
  const said = `${act}: ${title}`;
  if (step === 'venue')
    return (
      <ButtonLink {...look} to="/management/points/add" aria-label={said}>
        {act}
      </ButtonLink>
    );
  if (pointId === null) return null;
  if (step === 'menu' && hasTemplates)
    return (
      <>
        <Button {...look} onClick={() => setOpen(true)} aria-label={said}>
          {act}
        </Button>
        {isOpen && <TemplateDialog pointId={pointId} onClose={() => setOpen(false)} />}
      </>
    );
  const [unseen] = attention.find(({ kind }) => kind === 'photo')?.places ?? [];
  const menus = `/menu/list?${new URLSearchParams({ pointId })}`;
  if (step === 'page' && start.page)
    return (
      <ButtonLink
        {...look}
        to={start.page}
        target="_blank"
        rel="noopener"
        aria-label={`${words.opens}: ${title}`}
      >
        {words.opens}
      </ButtonLink>
    );
  const to = {
    hours: `/management/points/edit?${new URLSearchParams({ id: pointId })}`,
    menu: menus,
    photo: (unseen && addressOf(unseen)) ?? menus,
    code: `/qr?${new URLSearchParams({ pointId })}`,
    show: menus,
    page: `/management/points/edit?${new URLSearchParams({ id: pointId, tab: 'point_other' })}`,
  }[step];
  return (
    <ButtonLink {...look} to={to} aria-label={said}>
      {act}
    </ButtonLink>
  );
};
