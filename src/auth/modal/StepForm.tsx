import { Fragment, type ReactElement, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isRecord } from '../../../contract/isRecord';
import type { TextKey } from '../../../i18n/ru';
import { text } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { AuthField, type Field, type Values } from './AuthField';
import styles from './AuthModal.module.css';
import { Resend, type ResendProps, waitText } from './Resend';
import { useAuthCall, useFirstFocus } from './useAuthCall';

interface StepTexts {
  readonly title: string;
  /** The name of the dialog, if not so. */
  readonly dialog?: string;
  readonly lead: string;
  /** On the button; none = there is nothing to send. */
  readonly submit?: string;
  /** What went wrong on the way here. */
  readonly problem?: string;
}

/** A failure that is no error of a call. */
interface Problem {
  readonly problem: string;
}

/** A link to another step; from what is typed. */
interface Way<Next> {
  readonly text: TextKey;
  /** The text in front of it. */
  readonly before?: TextKey;
  readonly isOffered?: () => boolean;
  readonly go: (typed: Values) => Next;
}

/** One step of getting in. `At` is what the steps before it have found out, `Next` is what follows. */
export interface Step<At, Next> {
  readonly fields: readonly Field[];
  readonly texts: (at: At) => StepTexts;
  /** What the button sends, and what follows. */
  readonly call?: (typed: Values, at: At, signal: AbortSignal) => Promise<Next | Problem>;
  /** The text about a failed call for which the server has no words. */
  readonly failure?: string;
  /** Called as soon as the step is shown; the button tries again. */
  readonly isAtOnce?: boolean;
  /** It says what has happened: the lead is read out. */
  readonly isNews?: boolean;
  /** Nothing is refused before it is sent: who asks for another letter leaves an empty code, and that is no mistake. */
  readonly isLenient?: boolean;
  /** What was typed is there again when one comes back. */
  readonly isKept?: boolean;
  readonly begin?: (at: At) => Partial<Values>;
  /** The address is no field, and yet a password manager has to know whose password it is. */
  readonly isForKnownAddress?: boolean;
  /** Under the fields. */
  readonly aside?: Way<Next>;
  /** Under the button: another letter, and the ways to other steps. */
  readonly resend?: (at: At) => ResendProps;
  readonly ways?: readonly Way<Next>[];
}

interface StepFormProps<At, Next> {
  readonly step: Step<At, Next>;
  readonly at: At;
  readonly onNext: (next: Next) => void;
  /** Where a step keeps what was typed. */
  readonly kept?: RefObject<Values | undefined>;
  /** Over the fields. */
  readonly children?: ReactNode;
}

const empty: Values = { name: '', email: '', phone: '', password: '', code: '', terms: false };

/** A step as it is seen: heading, fields, failure, button, the ways to other steps. */
export const StepForm = <At, Next>(props: StepFormProps<At, Next>): ReactElement => {
  const { step, at, onNext } = props;
  const { form, send, problem, isWaiting, retryAfter } = useStep(props);
  const first = useFirstFocus<HTMLFormElement>();
  const { title, lead, submit, problem: before = '' } = step.texts(at);
  const said = problem || before;
  const link = ({ text: key, before, isOffered, go }: Way<Next>, look = styles.link): ReactNode =>
    isOffered?.() !== false && (
      <>
        {before && text(before)}
        <button type="button" className={look} onClick={() => onNext(go(form.getValues()))}>
          {text(key)}
        </button>
      </>
    );
  return (
    <form ref={first} className="stack" onSubmit={send} noValidate aria-label={title}>
      <h2 className={styles.title} {...(submit === undefined && { tabIndex: -1, 'data-autofocus': true })}>
        {title}
      </h2>
      <p className="muted above-8 below-16" role={step.isNews ? 'status' : undefined}>
        {lead}
      </p>
      {props.children}
      {step.isForKnownAddress && (
        <input {...form.register('email')} type="email" autoComplete="username" readOnly hidden />
      )}
      {step.fields.map((field, place) => (
        <AuthField key={field.name} field={field} form={form} isFirst={place === 0} />
      ))}
      {step.aside && link(step.aside, `push ${styles.link}`)}
      {said !== '' && (
        <p className="note-box wrong text-label round wrong-soft" role="alert">
          {retryAfter > 0 ? `${said} ${text('auth.wait', { time: waitText(retryAfter) })}` : said}
        </p>
      )}
      {submit !== undefined && (
        <Button
          type="submit"
          size="l"
          className="full above-8"
          loading={(isWaiting || (step.isAtOnce === true && said === '')) && text('common.loading')}
          data-autofocus={(step.fields.length === 0 && !step.isAtOnce) || undefined}
        >
          {submit}
        </Button>
      )}
      <div className="row wrap middle gap-4 muted text-body above-16">
        {step.resend && <Resend {...step.resend(at)} />}
        {step.ways?.map((way) => (
          <Fragment key={way.text}>{link(way)}</Fragment>
        ))}
      </div>
    </form>
  );
};

/** The form of a step and its call. */
const useStep = <At, Next>({ step, at, onNext, kept }: StepFormProps<At, Next>) => {
  const [defaultValues] = useState((): Values => {
    const before = step.isKept ? kept?.current : undefined;
    return before ?? { ...empty, ...step.begin?.(at) };
  });
  const form = useForm({ defaultValues, mode: step.isLenient ? 'onSubmit' : 'onTouched' });
  const { getValues } = form;
  const place = step.isKept ? kept : undefined;
  useEffect(
    () => () => {
      if (place) place.current = getValues();
    },
    [place, getValues],
  );
  const names = step.fields.map(({ name }) => name);
  const { run, ...call } = useAuthCall(step.failure ?? 'errors.common', names, form.setError);
  const [note, setNote] = useState('');
  const send = form.handleSubmit((typed) =>
    run(async (signal) => {
      setNote('');
      const next = await step.call?.(typed, at, signal);
      if (next === undefined) return undefined;
      if (isProblem(next)) {
        setNote(next.problem);
        return undefined;
      }
      onNext(next);
      return 'left';
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a step
  useEffect(() => {
    if (step.isAtOnce) void send();
  }, []);
  return { ...call, form, send, problem: call.problem || note };
};

const isProblem = (next: unknown): next is Problem => isRecord(next) && 'problem' in next;
