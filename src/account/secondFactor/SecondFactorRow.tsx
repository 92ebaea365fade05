import { lazy, type ReactElement, Suspense, useState } from 'react';
import { text } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import type { User } from '../../auth/User';
import styles from '../Account.module.css';

const TurnOn = lazy(async () => ({ default: (await import('./TurnOn')).TurnOn }));
const TurnOff = lazy(async () => ({ default: (await import('./TurnOff')).TurnOff }));

/** From here on it is said that the recovery codes come to an end. */
const FEW_CODES = 3;

/** Signing in with a code of an app: whether it is on, and the way to change that. */
export const SecondFactorRow = ({ user }: { readonly user: User }): ReactElement => {
  /** What was opened stays what it is, whatever becomes of the profile meanwhile. */
  const [dialog, setDialog] = useState({ isOn: false, isOpen: false, count: 0 });
  const Dialog = dialog.isOn ? TurnOff : TurnOn;
  const left = user.hasTwoFactor ? user.recoveryCodesLeft : null;
  return (
    <div className={styles.row}>
      <div>
        <h3>{text('account.second')}</h3>
        <p>{text(user.hasTwoFactor ? 'account.secondOn' : 'account.secondOff')}</p>
        {left !== null && left < FEW_CODES && (
          <p className={styles.later}>
            {left === 0 ? text('account.codesGone') : text('account.codesFew', { smart_count: left })}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="s"
        onClick={() =>
          setDialog(({ count }) => ({ isOn: user.hasTwoFactor, isOpen: true, count: count + 1 }))
        }
      >
        {text(user.hasTwoFactor ? 'account.secondTurnOff' : 'account.secondTurnOn')}
      </Button>
      {dialog.count > 0 && (
        <Suspense fallback={null}>
          <Dialog
            key={dialog.count}
            isOpen={dialog.isOpen}
            onClose={() => setDialog((was) => ({ ...was, isOpen: false }))}
          />
        </Suspense>
      )}
    </div>
  );
};
