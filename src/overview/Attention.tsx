import ChevronRight from '@mui/icons-material/ChevronRight';
import CurrencyRuble from '@mui/icons-material/CurrencyRuble';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { ComponentType, ReactElement } from 'react';
import { Link } from 'react-router';
import type { Overview } from '../../contract/rows/person';
import { overviewWords as words } from '../../i18n/overviewWords';
import { shownText } from '../../i18n/text';
import { useListAddress } from '../../kit/queryRouter/useAddress';
import { Tile } from '../../ui/Tile';
import styles from './overview.module.css';

interface Look {
  readonly icon: ComponentType;
  readonly tone?: 'error' | 'warning';
}

const LOOKS: Readonly<Record<keyof typeof words.kinds, Look>> = {
  bin: { icon: DeleteOutlined, tone: 'error' },
  rejected: { icon: ReportOutlined, tone: 'error' },
  allergens: { icon: WarningAmberOutlined, tone: 'warning' },
  hidden: { icon: VisibilityOffOutlined, tone: 'warning' },
  price: { icon: CurrencyRuble },
  photo: { icon: PhotoCameraOutlined },
  draft: { icon: DescriptionOutlined },
};

const isKnown = (kind: string): kind is keyof typeof LOOKS => Object.hasOwn(LOOKS, kind);

type AttentionData = Overview['attention'][number];

/** What is to be mended, the urgent first, each with the way to the list of it. */
export const Attention = ({ items }: { readonly items: readonly AttentionData[] }): ReactElement => {
  const known = items.filter(({ kind }) => isKnown(kind));
  const total = known.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="card clip" aria-labelledby="overview-attention">
      <div className={styles.panelHead}>
        <h2 className="text-group" id="overview-attention">
          {words.attention}
        </h2>
        {total > 0 && <span className="text-label figures muted">{total.toLocaleString('ru-RU')}</span>}
      </div>
      {known.length === 0 ? (
        <div className="muted pad-24">
          <strong className="ink">{words.allRight}</strong>
          <p className="above-4">{words.allRightNote}</p>
        </div>
      ) : (
        <ul className={styles.items}>
          {known.map((item) => isKnown(item.kind) && <Item key={item.kind} item={item} kind={item.kind} />)}
        </ul>
      )}
    </section>
  );
};

const Item = ({ item, kind }: { item: AttentionData; kind: keyof typeof LOOKS }): ReactElement => {
  const addressOf = useListAddress();
  const { icon: Icon, tone } = LOOKS[kind];
  const [first] = item.places;
  const address = first && addressOf(first);
  const inside = (
    <>
      <Tile tone={tone}>
        <Icon />
      </Tile>
      <span className="grow stack">
        <strong>{words.kinds[kind]}</strong>
        <span className="clamp-2 muted text-small anywhere">{placesWords(item)}</span>
      </span>
      <span className="text-group strong figures">{item.count.toLocaleString('ru-RU')}</span>
      <ChevronRight aria-hidden className={styles.arrow} />
    </>
  );
  return (
    <li>
      {address ? (
        <Link className="focus-in" to={address}>
          {inside}
        </Link>
      ) : (
        <span>{inside}</span>
      )}
    </li>
  );
};

/** The largest places by name: `Кофе и книги · Супы — 5` */
const placesWords = ({ places, count }: AttentionData): string => {
  const shown = places.slice(0, MOST_PLACES);
  const isOne = shown.length === 1 && shown[0]?.count === count;
  const told = shown.map((place) => (isOne ? titlesOf(place) : `${titlesOf(place)} — ${place.count}`));
  const rest = count - shown.reduce((sum, place) => sum + place.count, 0);
  return [...told, ...(rest > 0 ? [shownText(words.rest, { smart_count: rest })] : [])].join(', ');
};

const MOST_PLACES = 2;

const titlesOf = ({ titles }: AttentionData['places'][number]): string => titles.join(' · ');
