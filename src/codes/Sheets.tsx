import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import { QrCode } from '../../ui/QrCode';
import styles from './Codes.module.css';

/** What the codes of a venue lead to. */
export interface Leads {
  readonly title: string;
  /** City, street, house; may be empty. */
  readonly address: string;
  /** Of the page: the venue's, or that of one of its menus. */
  readonly url: string;
  /** The menu's name, where it is one. */
  readonly menu: string | undefined;
}

export const TABLES_ON_SHEET = 8;

/** One large code, for the door and the counter. */
export const DoorSheet = ({ leads }: { readonly leads: Leads }): ReactElement => (
  <div className={styles.sheet}>
    <div className={styles.door}>
      <h2>{leads.title}</h2>
      <p className={styles.address}>{leads.menu ?? leads.address}</p>
      <div className={styles.frame}>
        <QrCode text={leads.url} label={text('codes.label', { title: leads.menu ?? leads.title })} />
      </div>
      <p className="text-title bold">{text('codes.call')}</p>
      <p className={styles.how}>
        {text('codes.how')}
        <br />
        {text('codes.what')}
      </p>
      <p className={`text-group bold ${styles.url}`} translate="no">
        {shortUrl(leads.url)}
      </p>
      {leads.menu !== undefined && <p className="text-body">{leads.address}</p>}
    </div>
    <span className={styles.band} />
  </div>
);

interface TableSheetProps {
  readonly leads: Leads;
  /** The venue's page: a table serves all its menus. */
  readonly url: string;
  readonly first: number;
}

/** Eight cards to be cut out, each with the number of its table. */
export const TableSheet = ({ leads, url, first }: TableSheetProps): ReactElement => (
  <div className={styles.sheet}>
    <p className={styles.cut}>{text('codes.cut')}</p>
    <ul className={styles.cards}>
      {Array.from({ length: TABLES_ON_SHEET }, (_, index) => first + index).map((number) => (
        <li key={number} className={styles.card}>
          <QrCode
            text={`${url}?table=${number}`}
            label={text('codes.labelTable', { title: leads.title, number })}
          />
          <div>
            <h3 className="clamp-3">{leads.title}</h3>
            <p className={styles.table}>{text('codes.table', { number })}</p>
            <p className="text-small tight">{leads.address}</p>
            <p className={`text-small tight ${styles.hint}`}>{text('codes.card')}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

/** As people type it: without what every browser adds. */
const shortUrl = (url: string): string => decodeURI(url).replace(/^https?:\/\//, '');
