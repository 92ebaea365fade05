import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import { useColourMode } from '../../ui/colourMode';
import { COLOUR_MODES, type ColourMode } from '../../ui/shownColours';
import { type Colours, tokens } from '../../ui/tokens';
import { chooseTheme } from '../auth/chooseTheme';
import styles from './Account.module.css';

const { light, dark } = tokens.colours;
const sheet = ({ raised, sunken }: Colours): string =>
  `linear-gradient(${raised}, ${raised}) 12px 14px / 56% 36px no-repeat ${sunken}`;
const SWATCHES = {
  light: sheet(light),
  dark: sheet(dark),
  auto: `linear-gradient(135deg, ${light.sunken} 50%, ${dark.sunken} 50%)`,
} as const satisfies Record<ColourMode, string>;

/** Light, dark, or as the system has it; kept in this browser, and by a backend that keeps preferences. */
export const LookBlock = (): ReactElement => {
  const chosen = useColourMode();
  return (
    <section className={styles.block} aria-labelledby="account-look">
      <div className={styles.head}>
        <h2 id="account-look">{text('account.look')}</h2>
      </div>
      <div className={styles.modes} role="radiogroup" aria-labelledby="account-look">
        {COLOUR_MODES.map((mode) => (
          <label key={mode} className={styles.mode}>
            <input
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
