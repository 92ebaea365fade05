import { type ReactElement, useState } from 'react';
import { priceText } from '../../fieldRenderers/priceText';
import { text } from '../../i18n/text';
import { Switch } from '../../ui/Switch';
import styles from './landing.module.css';
import beef from './pictures/beef.webp';
import borsch from './pictures/borsch.webp';
import cover from './pictures/cover.webp';
import duck from './pictures/duck.webp';
import logo from './pictures/logo.webp';
import noodle from './pictures/noodle.webp';
import pumpkin from './pictures/pumpkin.webp';

const SOUPS = [
  { key: 'borsch', picture: borsch, price: 420, mark: 'hit' },
  { key: 'pumpkin', picture: pumpkin, price: 360, mark: 'green' },
  { key: 'noodle', picture: noodle, price: 340, mark: undefined },
] as const;
const MAINS = [
  { key: 'beef', picture: beef, price: 690 },
  { key: 'duck', picture: duck, price: 890 },
] as const;

/** Categories of the menu, with so many dishes in each. */
const CATEGORIES = [
  ['soups', 3],
  ['salads', 6],
  ['mains', 9],
  ['pasta', 5],
  ['desserts', 7],
  ['tea', 5],
] as const;
const MENUS = ['menuMain', 'menuDrinks', 'menuMorning'] as const;

type Soup = (typeof SOUPS)[number];
type Dish = Soup | (typeof MAINS)[number];

/** The product itself: the menu as its people see it, and beside it the phone of a guest. The switches of the soups work. */
export const Stage = (): ReactElement => {
  const [out, setOut] = useState<readonly Dish['key'][]>(['pumpkin']);
  const [told, setTold] = useState('');
  const turn = (key: Dish['key'], isOn: boolean): void => {
    setOut((was) => (isOn ? was.filter((each) => each !== key) : [...was, key]));
    setTold(
      text('landing.told', {
        dish: text(`landing.${key}`),
        state: text(isOn ? 'landing.toldIn' : 'landing.toldOut'),
      }),
    );
  };
  return (
    <div className={styles.stage}>
      <div className={styles.editor}>
        <div className="gap-12 line-bottom pad-12-16 row">
          <img className="rigid round photo" src={cover} alt="" width={40} height={40} />
          <b className="grow ellipsis">{text('landing.venue')}</b>
          <span className="pill good good-soft">{text('landing.seen')}</span>
        </div>
        <div className={`flex ${styles.editorIn}`}>
          <ul className={styles.rail} aria-hidden="true">
            {CATEGORIES.map(([category, count], index) => (
              <li key={category} className="row spread round-small" data-on={index === 0 || undefined}>
                {text(`landing.${category}`)}
                <span className="figures">{count}</span>
              </li>
            ))}
          </ul>
          <div className="grow">
            <Rows title={text('landing.soups')} dishes={SOUPS} out={out} onTurn={turn} />
            <div className={styles.more}>
              <Rows title={text('landing.mains')} dishes={MAINS} out={out} onTurn={turn} />
            </div>
          </div>
        </div>
      </div>
      <p className={styles.hint} aria-hidden="true">
        {text('landing.hint')}
      </p>
      <Phone out={out} />
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </div>
  );
};

interface RowsProps {
  readonly title: string;
  readonly dishes: readonly Dish[];
  /** Those on stop. */
  readonly out: readonly Dish['key'][];
  readonly onTurn: (key: Dish['key'], isOn: boolean) => void;
}

const Rows = ({ title, dishes, out, onTurn }: RowsProps): ReactElement => (
  <>
    <b className={styles.group}>{title}</b>
    <ul>
      {dishes.map((dish) => (
        <Row
          key={dish.key}
          dish={dish}
          isOut={out.includes(dish.key)}
          onTurn={(isOn) => onTurn(dish.key, isOn)}
        />
      ))}
    </ul>
  </>
);

/** What the guest sees of it. */
const Phone = ({ out }: { readonly out: readonly Dish['key'][] }): ReactElement => (
  <div className={styles.phone} aria-hidden="true">
    <div className={styles.screen}>
      <div className={styles.face}>
        <img className="full tall photo" src={cover} alt="" />
        <div className={styles.sign}>
          <img className="rigid photo" src={logo} alt="" width={44} height={44} />
          <p className="text-small">
            <b className="block text-section">{text('landing.venue')}</b>
            <span className={styles.open}>{text('landing.open')}</span>
          </p>
        </div>
      </div>
      <p className={styles.tabs}>
        {MENUS.map((menu) => (
          <span key={menu}>{text(`landing.${menu}`)}</span>
        ))}
      </p>
      <p className={`${styles.tabs} ${styles.sections}`}>
        {CATEGORIES.slice(0, -1).map(([category]) => (
          <span key={category}>{text(`landing.${category}`)}</span>
        ))}
      </p>
      <b className={styles.phoneGroup}>{text('landing.soups')}</b>
      {SOUPS.map((dish) => (
        <PhoneRow key={dish.key} dish={dish} isOut={out.includes(dish.key)} />
      ))}
    </div>
  </div>
);

interface RowProps {
  readonly dish: Dish;
  readonly isOut: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

const Row = ({ dish: { key, picture, price }, isOut, onTurn }: RowProps): ReactElement => (
  <li className={styles.row} data-out={isOut || undefined} data-first={key === 'borsch' || undefined}>
    <img className="rigid round photo" src={picture} alt="" width={40} height={40} />
    <span className="grow">
      <b className="ellipsis block">{text(`landing.${key}`)}</b>
      <small className="block">{text(isOut ? 'landing.onStop' : `landing.${key}Note`)}</small>
    </span>
    <span className="strong figures">{priceText(price)}</span>
    <Switch
      checked={!isOut}
      aria-label={text('landing.onSale', { dish: text(`landing.${key}`) })}
      onChange={({ target }) => onTurn(target.checked)}
    />
  </li>
);

const PhoneRow = ({
  dish: { key, picture, price, mark },
  isOut,
}: {
  readonly dish: Soup;
  readonly isOut: boolean;
}): ReactElement => (
  <div className={styles.phoneRow} data-out={isOut || undefined}>
    <span className="grow">
      {mark && (
        <i className={styles.mark} data-mark={mark}>
          {text(`landing.${mark}`)}
        </i>
      )}
      <b className="block tight">{text(`landing.${key}`)}</b>
      <small className="block tight">{text(`landing.${key}Text`)}</small>
      <span className={`gap-8 above-4 row ${styles.phonePrice}`}>
        <b className="block figures tight">{priceText(price)}</b>
        {isOut && <i className="round-small sunken text-small strong">{text('landing.out')}</i>}
      </span>
    </span>
    <img src={picture} alt="" width={72} height={72} />
  </div>
);
