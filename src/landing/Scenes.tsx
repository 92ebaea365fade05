import type { ReactElement, ReactNode } from 'react';
import { priceText } from '../../fieldRenderers/priceText';
import { text } from '../../i18n/text';
import styles from './landing.module.css';
import beef from './pictures/beef.webp';
import carbonara from './pictures/carbonara.webp';
import code from './pictures/code.svg';
import cover from './pictures/cover.webp';
import duck from './pictures/duck.webp';
import pumpkin from './pictures/pumpkin.webp';
import syrniki from './pictures/syrniki.webp';

/** One day, in three scenes of one idea and one picture each. */
export const Scenes = (): ReactElement => (
  <>
    <header className={styles.day} id="day">
      <h2 className={styles.heading}>{text('landing.day')}</h2>
      <p className={styles.lead}>{text('landing.dayLead')}</p>
    </header>
    <Scene name="morning">
      <Sheet />
    </Scene>
    <Scene name="evening">
      <StopPhone />
      <div className={styles.echo}>
        <img className="rigid round photo" src={duck} alt="" width={56} height={56} loading="lazy" />
        <span className="grow">
          <b className="ellipsis block">{text('landing.echo')}</b>
          <small className="block">{text('landing.echoNote')}</small>
        </span>
      </div>
    </Scene>
    <Scene name="guests">
      <div className={styles.tent}>
        <b className="text-section centred">{text('landing.tent')}</b>
        <img src={code} alt="" width={180} height={180} loading="lazy" />
        <b>{text('landing.table')}</b>
        <small className="plain">{text('landing.venue')}</small>
      </div>
      <GuestPhone />
    </Scene>
  </>
);

interface SceneProps {
  readonly name: 'morning' | 'evening' | 'guests';
  /** The picture; the words beside it say the same. */
  readonly children: ReactNode;
}

const LINES = [1, 2, 3] as const;

const Scene = ({ name, children }: SceneProps): ReactElement => (
  <section className={styles.scene} data-scene={name}>
    <div className={styles.sceneIn}>
      <div className={styles.words}>
        <p className={`gap-12 muted medium below-16 row ${styles.time}`}>
          <b className="round-full raised ink">{text(`landing.${name}Time`)}</b>
          {text(`landing.${name}When`)}
        </p>
        <h2 className={styles.heading}>{text(`landing.${name}`)}</h2>
        <p className={styles.lead}>{text(`landing.${name}Lead`)}</p>
        <ul className="grid gap-12">
          {LINES.map((line) => (
            <li key={line} className="relative medium">
              {text(`landing.${name}${line}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className={`middle relative flex ${styles.picture}`} aria-hidden="true">
        {children}
      </div>
    </div>
  </section>
);

const COUNTS = [
  [41, 'landing.sheetNew'],
  [3, 'landing.sheetAdded'],
  [103, 'landing.sheetSame'],
  [1, 'landing.sheetCheck'],
] as const;
const PRICES = [
  ['landing.borsch', 390, 420],
  ['landing.beef', 640, 690],
  ['landing.carbonara', 540, 560],
  ['landing.syrniki', 380, 3800],
] as const;
/** A price that grows so many times over is no change of prices. */
const ODD = 5;

const Sheet = (): ReactElement => (
  <div className={styles.sheet}>
    <p className="pad-16-24">
      <b className="block">{text('landing.sheet')}</b>
      <small className="block">{text('landing.sheetNote')}</small>
    </p>
    <ul className={`lines-across ${styles.counts}`}>
      {COUNTS.map(([count, what]) => (
        <li
          key={what}
          className="muted text-small pad-12-16"
          data-check={what === 'landing.sheetCheck' || undefined}
        >
          <b className="block ink text-section">{count}</b>
          {text(what)}
        </li>
      ))}
    </ul>
    <table className="full figures collapse">
      <thead>
        <tr>
          <th>{text('landing.sheetDish')}</th>
          <th>{text('landing.sheetWas')}</th>
          <th>{text('landing.sheetIs')}</th>
          <th>
            <span />
          </th>
        </tr>
      </thead>
      <tbody>
        {PRICES.map(([dish, was, is]) => (
          <tr key={dish} className="line-top" data-check={is > was * ODD || undefined}>
            <td className="strong">{text(dish)}</td>
            <td>
              <s>{priceText(was)}</s>
            </td>
            <td className="strong">{priceText(is)}</td>
            <td className="text-small">
              {is > was * ODD ? text('landing.sheetOdd') : risen.format(is / was - 1)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const risen = new Intl.NumberFormat('ru-RU', { style: 'percent', signDisplay: 'always' });

const STOPPED = [
  { key: 'duck', picture: duck, price: 890 },
  { key: 'beef', picture: beef, price: 690 },
  { key: 'carbonara', picture: carbonara, price: 560 },
  { key: 'syrniki', picture: syrniki, price: 380 },
] as const;
const TERMS = ['landing.term1', 'landing.term2', 'landing.term3', 'landing.term4'] as const;

const StopPhone = (): ReactElement => (
  <div className={styles.phone}>
    <div className={styles.screen}>
      <b className={styles.phoneGroup}>{text('landing.stopList')}</b>
      <p className={styles.find}>{text('landing.stopFind')}</p>
      {STOPPED.map(({ key, picture, price }, index) => (
        <div key={key} className={styles.stopRow} data-on={index === 0 || undefined}>
          <img className="rigid round photo" src={picture} alt="" width={40} height={40} loading="lazy" />
          <span className="grow">
            <b className="ellipsis block">{text(`landing.${key}`)}</b>
            <small className="block">{priceText(price)}</small>
          </span>
          {index === 0 && <i className={styles.tap}>1</i>}
        </div>
      ))}
      <div className={styles.terms}>
        <b>{text('landing.duck')}</b>
        <small className="block">{text('landing.stopTerm')}</small>
        <ul className="grid halves gap-8 above-12">
          {TERMS.map((term, index) => (
            <li
              key={term}
              className="relative round sunken text-small strong centred"
              data-on={index === 0 || undefined}
            >
              {text(term)}
              {index === 0 && <i className={styles.tap}>2</i>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </div>
);

const GuestPhone = (): ReactElement => (
  <div className={styles.phone}>
    <div className={styles.screen}>
      <div className={styles.face}>
        <img className="full tall photo" src={cover} alt="" loading="lazy" />
        <p className="absolute text-small">
          <b className="block text-section">{text('landing.venue')}</b>
          {text('landing.open')}
        </p>
      </div>
      <b className={styles.phoneGroup}>{text('landing.soups')}</b>
      <div className={styles.large}>
        <img className="block full photo" src={pumpkin} alt="" loading="lazy" />
        <b className="block">{text('landing.pumpkin')}</b>
        <small className="block">{text('landing.pumpkinText')}</small>
        <b className="block figures">{priceText(360)}</b>
      </div>
    </div>
  </div>
);
