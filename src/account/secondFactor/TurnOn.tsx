import { type ReactElement, useEffect, useState } from 'react';
import { limits } from '../../../contract/limits';
import { call } from '../../../dataProvider/call';
import { text } from '../../../i18n/text';
import { shownError } from '../../../kit/parts/shownError';
import { Button } from '../../../ui/Button';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { Modal } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';
import { checkSession } from '../../auth/checkSession';
import { fields } from '../../auth/modal/AuthField';
import { type Step, StepForm } from '../../auth/modal/StepForm';
import { useFirstFocus } from '../../auth/modal/useAuthCall';
import { saveFile } from '../../saveFile';
import styles from '../account.module.css';

interface TurnOnProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Turns the second factor on: the app, its first code, the recovery codes. */
export const TurnOn = ({ isOpen, onClose }: TurnOnProps): ReactElement => {
  const [codes, setCodes] = useState<readonly string[]>();
  /** The codes are shown once: who closes them by mistake is asked to look again. */
  const [isWarned, setWarned] = useState(false);
  const close = (): void => {
    if (codes === undefined || isWarned) onClose();
    else setWarned(true);
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      closeLabel={text('common.close')}
      label={text(codes ? 'account.codesTitle' : 'account.setUpTitle')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} isWarned={isWarned} onDone={onClose} />
      ) : (
        <SetUp onDone={setCodes} />
      )}
    </Modal>
  );
};

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** They were about to be closed. */
  readonly isWarned: boolean;
  readonly onDone: () => void;
}

/** The recovery codes, this once: to be copied, kept as a file, or written down. */
const RecoveryCodes = ({ codes, isWarned, onDone }: RecoveryCodesProps): ReactElement => {
  const [note, setNote] = useState('');
  const step = useFirstFocus<HTMLDivElement>();
  const lines = codes.join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(lines);
      setNote(text('account.codesCopied'));
    } catch {
      // No clipboard without https, or forbidden: the codes can be marked and copied by hand.
      setNote(text('account.codesNotCopied'));
    }
  };
  return (
    <div ref={step} className={styles.codes}>
      <h2>{text('account.codesTitle')}</h2>
      <p className="muted text-body">{text('account.codesLead')}</p>
      <ul className="grid gap-8 sunken round below-16 pad-16">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <p className="muted text-body" role="status">
        {note || (isWarned && text('account.codesWarning'))}
      </p>
      <div className="flex wrap gap-12">
        <Button variant="secondary" onClick={() => void copy()}>
          {text('account.codesCopy')}
        </Button>
        <Button variant="secondary" onClick={() => download(lines)}>
          {text('account.codesDownload')}
        </Button>
        <Button onClick={onDone} data-autofocus>
          {text('account.codesDone')}
        </Button>
      </div>
    </div>
  );
};

/** As a file of this browser: nothing is asked of the server, which does not know the codes any more. */
const download = (lines: string): void =>
  saveFile(new Blob([`${lines}\n`], { type: 'text/plain' }), 'carte-recovery-codes.txt');

interface SetUpState {
  /** What the app takes, by the QR code or typed. */
  readonly app?: { readonly secret: string; readonly uri: string };
  readonly error?: unknown;
}

/** Begins to turn the second factor on, once for a dialog. */
const useSetUp = (): SetUpState & { readonly retry: () => void } => {
  const [state, setState] = useState<SetUpState>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const { signal, abort } = withAbort();
    call('totp.begin', { signal })
      .then((app) => setState({ app }))
      .catch(async (error: unknown) => {
        if (signal.aborted) return;
        setState({ error });
        // Another tab may have turned it on: then the page should say so.
        await checkSession();
      });
    return abort;
  }, [round]);
  const retry = (): void => {
    setState({});
    setRound(round + 1);
  };
  return { ...state, retry };
};

const withAbort = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};

/** Drawn here, by a library that nothing else needs. */
const QrCode = lazyWithPreload(async () => (await import('../../../ui/QrCode')).QrCode);

/** Groups of four are copied by eye without getting lost. */
const GROUP = /.{4}(?=.)/g;

/** Shows the app what it needs, and takes its first code. */
const SetUp = ({ onDone }: { readonly onDone: (codes: readonly string[]) => void }): ReactElement => {
  const { app, error, retry } = useSetUp();
  const onNext = (codes: readonly string[]): void => {
    onDone(codes);
    void checkSession();
  };
  if (error !== undefined) {
    return (
      <Notice tone="error" action={<Button onClick={retry}>{text('common.retry')}</Button>}>
        {shownError(error, 'account.secondFailed')}
      </Notice>
    );
  }
  return (
    <StepForm step={turnOn} at={undefined} onNext={onNext}>
      <div className={styles.qr}>{app && <QrCode text={app.uri} label={text('account.qrLabel')} />}</div>
      <p className={styles.byHand}>
        {text('account.byHand')}
        <code className="block ink text-body anywhere above-4" translate="no">
          {app ? app.secret.replace(GROUP, '$& ') : text('common.loading')}
        </code>
      </p>
    </StepForm>
  );
};

const turnOn: Step<undefined, readonly string[]> = {
  fields: [
    { ...fields.totp, help: () => text('account.codeHelp', { length: limits.totpDigits }), className: '' },
  ],
  texts: () => ({
    title: text('account.setUpTitle'),
    lead: text('account.setUpLead'),
    submit: text('account.secondTurnOn'),
  }),
  failure: 'account.secondFailed',
  call: async ({ code }, _, signal) =>
    (await call('totp.confirm', { body: { code: code.trim() }, signal })).recovery_codes,
};
