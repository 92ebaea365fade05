import { type ReactElement, useState } from 'react';
import { withPlus } from '../../contract/registrationPhone';
import type { User } from '../../dataProvider/User';
import { dateText } from '../../fieldRenderers/dates/dateText';
import { shownPhone } from '../../fieldRenderers/phone/shownPhone';
import { text } from '../../i18n/text';
import { PageHeader } from '../../kit/parts/PageHeader';
import { Button } from '../../ui/Button';
import { useColourMode } from '../../ui/colourMode';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { COLOUR_MODES, type ColourMode } from '../../ui/shownColours';
import { type Colours, tokens } from '../../ui/tokens';
import { chooseTheme } from '../auth/chooseTheme';
import { useSession } from '../auth/session';
import styles from './account.module.css';

import { SecurityBlock } from './SecurityBlock';
import { SessionsBlock } from './SessionsBlock';

interface PersonalBlockProps {
  readonly user: User;
  readonly onEdit: () => void;
}

/** Who one is, as the backend knows it. */
const PersonalBlock = ({ user, onEdit }: PersonalBlockProps): ReactElement => {
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
      <div className="row wrap spread gap-12 gap-x-16 below-16">
        <h2 id="account-personal">{text('account.personal')}</h2>
        <Button variant="secondary" size="s" onClick={onEdit}>
          {text('account.edit')}
        </Button>
      </div>
      <dl className={`grid gap-24 halves gap-x-32 ${styles.facts}`}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small">{label}</dt>
            <dd
              className={`above-2 text-control figures anywhere ${value === '' ? 'faint light' : 'medium'}`}
            >
              {value || text('account.notGiven')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const { light, dark } = tokens.colours;
const sheet = ({ raised, sunken }: Colours): string =>
  `linear-gradient(${raised}, ${raised}) 12px 14px / 56% 36px no-repeat ${sunken}`;
const SWATCHES = {
  light: sheet(light),
  dark: sheet(dark),
  auto: `linear-gradient(135deg, ${light.sunken} 50%, ${dark.sunken} 50%)`,
} as const satisfies Record<ColourMode, string>;

/** Light, dark, or as the system has it; kept in this browser, and by a backend that keeps preferences. */
const LookBlock = (): ReactElement => {
  const chosen = useColourMode();
  return (
    <section className={styles.block} aria-labelledby="account-look">
      <div className="row wrap spread gap-12 gap-x-16 below-16">
        <h2 id="account-look">{text('account.look')}</h2>
      </div>
      <div className="flex wrap gap-12" role="radiogroup" aria-labelledby="account-look">
        {COLOUR_MODES.map((mode) => (
          <label key={mode} className={styles.mode}>
            <input
              className="absolute untouched"
              type="radio"
              name="colour-mode"
              checked={mode === chosen}
              onChange={() => chooseTheme(mode)}
            />
            <span className={styles.swatch} style={{ background: SWATCHES[mode] }} aria-hidden="true" />
            {text(`account.mode.${mode}`)}
          </label>
        ))}
      </div>
    </section>
  );
};

const EditPanel = lazyWithPreload(async () => {
  const [{ EditPanel: Panel, FIELDS }, { preloadTypes }] = await Promise.all([
    import('./EditPanel'),
    import('../../fieldRenderers/registry'),
  ]);
  await preloadTypes(FIELDS);
  return Panel;
});

/** `/profile`: the personal account. */
export const AccountPage = (): ReactElement | null => {
  const { data } = useSession();
  const [editing, setEditing] = useState({ isOpen: false, count: 0 });
  if (!data) return null;

  return (
    <div className="reading">
      <PageHeader crumbs={[{ key: 'account', label: text('account.title') }]} title={text('account.title')} />
      <PersonalBlock
        user={data}
        onEdit={() => setEditing(({ count }) => ({ isOpen: true, count: count + 1 }))}
      />
      <SecurityBlock user={data} />
      {data.capabilities.includes('sessions') && <SessionsBlock />}
      <LookBlock />
      {editing.count > 0 && (
        <EditPanel
          key={editing.count}
          user={data}
          isOpen={editing.isOpen}
          onClose={() => setEditing((was) => ({ ...was, isOpen: false }))}
        />
      )}
    </div>
  );
};
