import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import styles from './MenuSample.module.css';

const price = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});

const DISHES = [
  { title: 'landing.sample1', price: 420, isStopped: false },
  { title: 'landing.sample2', price: 490, isStopped: false },
  { title: 'landing.sample3', price: 310, isStopped: true },
  { title: 'landing.sample4', price: 240, isStopped: false },
] as const;

/** A picture of the product, drawn with its own words: a point over the card of one of its menus. */
export const MenuSample = (): ReactElement => (
  <div className={styles.sample} aria-hidden="true">
    <div className={styles.place}>
      <span className={styles.photo} />
      <div className={styles.placeWords}>
        <b>{text('landing.samplePlace')}</b>
        <span>{text('landing.sampleOpen')}</span>
      </div>
      <span className={styles.shown}>{text('landing.sampleShown')}</span>
    </div>
    <div className={styles.card}>
      <div className={styles.head}>
        <b>{text('landing.sampleTitle')}</b>
        <span>{text('landing.sampleHours')}</span>
      </div>
      {DISHES.map((dish) => (
        <div key={dish.title} className={`${styles.dish} ${dish.isStopped ? styles.stopped : ''}`}>
          <span>{text(dish.title)}</span>
          <span className={styles.dots} />
          <span className={styles.price}>
            {dish.isStopped ? <i>{text('landing.sampleStop')}</i> : price.format(dish.price)}
          </span>
        </div>
      ))}
    </div>
  </div>
);
