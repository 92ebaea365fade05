import { type ReactElement, useState } from 'react';
import type { User } from '../../dataProvider/User';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { useSignOut } from '../auth/signOut';
import styles from './account.module.css';

/** The row of the password: a button that becomes a form (capability `password.change`). */
const PasswordRow = ({ email }: { readonly email: string }): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <div className={isOpen ? 'grow' : undefined}>
        <h3 className="text-control anywhere">{text('account.password')}</h3>
        <p className="muted text-label above-2">{text('account.passwordLead')}</p>
        {isOpen && <PasswordForm email={email} onClose={() => setOpen(false)} />}
      </div>
      {!isOpen && (
        <Button
          variant="secondary"
          size="s"
          onPointerEnter={() => void PasswordForm.preload()}
          onClick={() => setOpen(true)}
        >
          {text('account.changePassword')}
        </Button>
      )}
    </div>
  );
};

/** Comes when somebody reaches for it: the rest of the page has no form. */
const PasswordForm = lazyWithPreload(async () => (await import('./PasswordForm')).PasswordForm);

/** Where the backend cannot change a password, or has no second factor, the row says that it comes later (docs/spec/3-decisions.md, Open points 19). */
export const SecurityBlock = ({ user }: { readonly user: User }): ReactElement => {
  const signOut = useSignOut();
  const [isLeaving, setLeaving] = useState(false);

  return (
    <section className={styles.block} aria-labelledby="account-security">
      <div className="row wrap spread gap-12 gap-x-16 below-16">
        <h2 id="account-security">{text('account.security')}</h2>
      </div>
      {user.capabilities.includes('password.change') ? (
        <PasswordRow email={user.email} />
      ) : (
        <SecurityRow
          title={text('account.password')}
          lead={text('account.passwordLead')}
          action={text('account.changePassword')}
          later={text('account.passwordLater')}
        />
      )}
      {user.capabilities.includes('second_factor') ? (
        <SecondFactorRow user={user} />
      ) : (
        <SecurityRow
          title={text('account.twoFactor')}
          lead={text(user.hasTwoFactor ? 'account.twoFactorOn' : 'account.twoFactorOff')}
          action={text('account.setTwoFactor')}
          later={text('account.twoFactorLater')}
        />
      )}
      <div className={styles.row}>
        <div>
          <h3 className="text-control anywhere">{text('account.logoutTitle')}</h3>
          <p className="muted text-label above-2">{text('account.logoutLead')}</p>
        </div>
        <Button
          variant="secondary"
          size="s"
          loading={isLeaving && text('common.loading')}
          onClick={() => void signOut(() => setLeaving(true))}
        >
          {text('account.logout')}
        </Button>
      </div>
    </section>
  );
};

interface SecurityRowProps {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  /** What the button answers as long as there is nothing behind it. */
  readonly later: string;
}

/** A placeholder of the specification that explains itself when it is pressed. */
const SecurityRow = ({ title, lead, action, later }: SecurityRowProps): ReactElement => {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.row}>
      <div>
        <h3 className="text-control anywhere">{title}</h3>
        <p className="muted text-label above-2">{lead}</p>
        <p role="status" className={`muted text-label above-2 ${isAsked ? styles.later : ''}`}>
          {isAsked && later}
        </p>
      </div>
      <Button variant="secondary" size="s" onClick={() => setAsked(true)}>
        {action}
      </Button>
    </div>
  );
};

const TurnOn = lazyWithPreload(async () => (await import('./secondFactor/TurnOn')).TurnOn);
const TurnOff = lazyWithPreload(async () => (await import('./secondFactor/TurnOff')).TurnOff);

/** From here on it is said that the recovery codes come to an end. */
const FEW_CODES = 3;

/** Signing in with a code of an app: whether it is on, and the way to change that. */
const SecondFactorRow = ({ user }: { readonly user: User }): ReactElement => {
  /** What was opened stays what it is, whatever becomes of the profile meanwhile. */
  const [dialog, setDialog] = useState({ isOn: false, isOpen: false, count: 0 });
  const Dialog = dialog.isOn ? TurnOff : TurnOn;
  const left = user.hasTwoFactor ? user.recoveryCodesLeft : null;
  return (
    <div className={styles.row}>
      <div>
        <h3 className="text-control anywhere">{text('account.second')}</h3>
        <p className="muted text-label above-2">
          {text(user.hasTwoFactor ? 'account.secondOn' : 'account.secondOff')}
        </p>
        {left !== null && left < FEW_CODES && (
          <p className={`text-label ${styles.later}`}>
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
        <Dialog
          key={dialog.count}
          isOpen={dialog.isOpen}
          onClose={() => setDialog((was) => ({ ...was, isOpen: false }))}
        />
      )}
    </div>
  );
};
