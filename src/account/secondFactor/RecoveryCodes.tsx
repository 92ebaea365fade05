import { type ReactElement, useState } from 'react';
import { text } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { useFirstFocus } from '../../auth/modal/useFirstFocus';
import styles from './SecondFactor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** They were about to be closed. */
  readonly isWarned: boolean;
  readonly onDone: () => void;
}

/** The recovery codes, this once: to be copied, kept as a file, or written down. */
export const RecoveryCodes = ({ codes, isWarned, onDone }: RecoveryCodesProps): ReactElement => {
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
      <p>{text('account.codesLead')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <p role="status">{note || (isWarned && text('account.codesWarning'))}</p>
      <div className={styles.actions}>
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
const download = (lines: string): void => {
  const url = URL.createObjectURL(new Blob([`${lines}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'carte-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
};

/** The browser has taken the file by then. */
const REVOKE_MS = 1000;
