import { type ReactElement, useState } from 'react';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import type { User } from '../auth/User';
import { useSignOut } from '../auth/useSignOut';
import styles from './Account.module.css';
import { PasswordRow } from './PasswordRow';
import { SecurityRow } from './SecurityRow';
import { SecondFactorRow } from './secondFactor/SecondFactorRow';

/** Where the backend cannot change a password, or has no second factor, the row says that it comes later (docs/spec/3-decisions.md, Open points 19). */
export const SecurityBlock = ({ user }: { readonly user: User }): ReactElement => {
  const signOut = useSignOut();
  const [isLeaving, setLeaving] = useState(false);

  return (
    <section className={styles.block} aria-labelledby="account-security">
      <div className={styles.head}>
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
          <h3>{text('account.logoutTitle')}</h3>
          <p>{text('account.logoutLead')}</p>
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
