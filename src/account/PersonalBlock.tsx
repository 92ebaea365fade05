import type { ReactElement } from 'react';
import { withPlus } from '../../contract/registrationPhone';
import { dateText } from '../../fieldRenderers/dates/dateText';
import { shownPhone } from '../../fieldRenderers/phone/shownPhone';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import type { User } from '../auth/User';
import styles from './Account.module.css';

interface PersonalBlockProps {
  readonly user: User;
  readonly onEdit: () => void;
}

/** Who one is, as the backend knows it. */
export const PersonalBlock = ({ user, onEdit }: PersonalBlockProps): ReactElement => {
  const rows = [
    [text('account.lastName'), user.lastName],
    [text('account.name'), user.name],
    [text('account.patronymic'), user.patronymic],
    [text('account.birthday'), dateText(user.birthday)],
    [text('account.place'), [user.country, user.city].filter(Boolean).join(', ')],
    [text('account.email'), user.email],
    [text('account.phone'), shownPhone(withPlus(user.phone))],
    [text('account.offers'), text(user.receivesOffers ? 'account.offersYes' : 'account.offersNo')],
  ] as const;

  return (
    <section className={styles.block} aria-labelledby="account-personal">
      <div className={styles.head}>
        <h2 id="account-personal">{text('account.personal')}</h2>
        <Button variant="secondary" size="s" onClick={onEdit}>
          {text('account.edit')}
        </Button>
      </div>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value === '' ? styles.missing : undefined}>{value || text('account.notGiven')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
