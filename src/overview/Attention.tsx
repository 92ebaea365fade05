import CurrencyRuble from '@mui/icons-material/CurrencyRuble';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { type ComponentType, type ReactElement, useContext, useState } from 'react';
import { Link } from 'react-router';
import type { Overview, VenueCard } from '../../contract/rows/person';
import { overviewWords as words } from '../../i18n/overviewWords';
import { shownText } from '../../i18n/text';
import { ResourcesContext } from '../../kit/declaration/ResourcesContext';
import { useCapability, useIsAreaOpen, useMay } from '../../kit/parts/may';
import { recordAddress, useListAddress } from '../../kit/queryRouter/useAddress';
import { closureOf, openWords } from '../../resources/shared/VenueNow';
import { ButtonLink } from '../../ui/Button';
import { Tile } from '../../ui/Tile';
import styles from './overview.module.css';

type Kind = keyof typeof words.kinds;

interface Look {
  readonly icon: ComponentType;
  readonly tone?: 'error' | 'warning';
}

/** The urgent first: what guests miss and what will be lost, what waits for somebody, what would be nicer. */
const LOOKS: Readonly<Record<Kind, Look>> = {
  closed: { icon: VisibilityOffOutlined, tone: 'error' },
  bin: { icon: DeleteOutlined, tone: 'error' },
  rejected: { icon: ReportOutlined, tone: 'error' },
  unseen: { icon: VisibilityOffOutlined, tone: 'error' },
  pending: { icon: HourglassEmptyOutlined, tone: 'warning' },
  stops: { icon: DoNotDisturbOnOutlined, tone: 'warning' },
  allergens: { icon: WarningAmberOutlined, tone: 'warning' },
  hidden: { icon: VisibilityOffOutlined, tone: 'warning' },
  price: { icon: CurrencyRuble },
  photo: { icon: PhotoCameraOutlined },
  draft: { icon: DescriptionOutlined },
};
const KINDS = Object.keys(LOOKS).filter((kind): kind is Kind => Object.hasOwn(words.kinds, kind));

/** One thing that needs somebody, and where it is done. */
interface Need {
  readonly kind: Kind;
  readonly title: string;
  readonly note: string;
  readonly to: string | undefined;
  /** Where it is done for many at once. */
  readonly forMany?: string | undefined;
}

/** What is to be mended, the urgent first, each with one act; what does not fit is opened by a press. */
export const Attention = ({
  overview,
}: {
  readonly overview: Pick<Overview, 'attention' | 'venues'>;
}): ReactElement => {
  const needs = useNeeds(overview);
  const [isWhole, setWhole] = useState(false);
  const rest = needs.slice(MOST);
  return (
    <section className="card clip below-16" aria-labelledby="overview-attention">
      <div className={styles.panelHead}>
        <h2 className="text-group" id="overview-attention">
          {words.attention}
        </h2>
        {needs.length > FEWEST && !isWhole && (
          <button
            type="button"
            className={`plain way ${rest.length > 0 ? '' : styles.onPhone}`}
            onClick={() => setWhole(true)}
          >
            <span className={styles.onDesk}>{restWords(rest)}</span>
            <span className={styles.onPhone}>{restWords(needs.slice(FEWEST))}</span>
          </button>
        )}
      </div>
      {needs.length === 0 ? (
        <div className="muted pad-24">
          <strong className="ink">{words.allRight}</strong>
          <p className="above-4">{words.allRightNote}</p>
        </div>
      ) : (
        <ul className={styles.needs} data-whole={isWhole || undefined}>
          {(isWhole ? needs : needs.slice(0, MOST)).map((need) => (
            <Row key={`${need.kind} ${need.title}`} need={need} />
          ))}
        </ul>
      )}
    </section>
  );
};

/** So many are told at once; on a phone, which shows them one below the other, fewer. */
const MOST = 6;
const FEWEST = 3;

const restWords = (rest: readonly Need[]): string => shownText(words.more, { smart_count: rest.length });

const Row = ({ need: { kind, title, note, to, forMany } }: { readonly need: Need }): ReactElement => {
  const { icon: Icon, tone } = LOOKS[kind];
  const way = forMany ?? to;
  const act = forMany === undefined ? words.acts[kind] : words.checkMany;
  return (
    <li className={styles.need}>
      <Tile tone={tone}>
        <Icon />
      </Tile>
      <div className="grow stack">
        <strong className="anywhere">
          {forMany !== undefined && to !== undefined ? (
            <Link className="plain unlined hover-line reach" to={to}>
              {title}
            </Link>
          ) : (
            title
          )}
        </strong>
        <span className="clamp-2 muted text-small anywhere">{note}</span>
      </div>
      {way !== undefined && (
        <ButtonLink variant="outlined" size="s" to={way} aria-label={`${act}: ${title}`}>
          {act}
        </ButtonLink>
      )}
    </li>
  );
};

/** What the server counts, and what the venues say of themselves. */
const useNeeds = ({ attention, venues }: Pick<Overview, 'attention' | 'venues'>): readonly Need[] => {
  const addressOf = useListAddress();
  const resources = useContext(ResourcesContext);
  const may = useMay();
  const isOpen = useIsAreaOpen();
  const hasGroups = useCapability('allergens');
  const tellsGroups = hasGroups && isOpen('menu_ingredients') && may('pointIngredients', 'tell');
  const points = resources.find(({ name }) => name === 'points');
  const mayChange = isOpen('management_points') && may('points', 'update');
  const pointAddress = ({ id }: VenueCard): string | undefined =>
    mayChange ? recordAddress(points, { id, place: {} }) : undefined;
  const ofVenue = (kind: Kind, venue: VenueCard, note: string): Need => ({
    kind,
    title: shownText(words.kinds[kind], { title: venue.title ?? '' }),
    note,
    to: pointAddress(venue),
  });
  const named = venues.filter(({ title }) => title !== undefined);
  const closed = named
    .filter((venue) => closureOf(venue))
    .map((venue) => ofVenue('closed', venue, openWords(venue).said));
  const unseen = named
    .filter(({ status }) => status === 'not_displayed')
    .map((venue) => ofVenue('unseen', venue, words.unseenNote));
  const pending = named
    .filter(({ status }) => status === 'under_moderation')
    .map((venue) => ofVenue('pending', venue, words.pendingNote));
  const long = named.filter(({ stopped_long: count }) => typeof count === 'number' && count > 0);
  const [stoppedMost] = long.toSorted((one, other) => (other.stopped_long ?? 0) - (one.stopped_long ?? 0));
  const stops: readonly Need[] = stoppedMost
    ? [
        {
          kind: 'stops',
          title: shownText(words.kinds.stops, {
            smart_count: long.reduce((sum, { stopped_long: count }) => sum + (count ?? 0), 0),
          }),
          note: long.map(({ title, stopped_long: count }) => `${title} — ${count}`).join(', '),
          to: addressOf({ resource: 'stopList', list: 'list', parents: { pointId: stoppedMost.id } }),
        },
      ]
    : [];
  const ingredientsOf = (pointId: string | number | undefined): string | undefined =>
    pointId === undefined
      ? undefined
      : addressOf({ resource: 'pointIngredients', list: 'list', parents: { pointId } });
  const counted = attention.flatMap((item): readonly Need[] => {
    const kind = KINDS.find((known) => known === item.kind);
    const [first] = item.places;
    return kind
      ? [
          {
            kind,
            title: shownText(words.kinds[kind], { smart_count: item.count }),
            note: placesWords(item),
            to: first && addressOf(first),
            ...(kind === 'allergens' &&
              first &&
              tellsGroups && { forMany: ingredientsOf(first.parents.pointId) }),
          },
        ]
      : [];
  });
  return [...closed, ...unseen, ...pending, ...stops, ...counted].toSorted(
    (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
  );
};

type AttentionData = Overview['attention'][number];

/** The largest places by name: `Кофе и книги, Супы — 5; ещё 2 в других` */
const placesWords = ({ places, count }: AttentionData): string => {
  const shown = places.slice(0, MOST_PLACES);
  const isOne = shown.length === 1 && shown[0]?.count === count;
  const told = shown.map((place) => (isOne ? titlesOf(place) : `${titlesOf(place)} — ${place.count}`));
  const rest = count - shown.reduce((sum, place) => sum + place.count, 0);
  return [...told, ...(rest > 0 ? [shownText(words.rest, { smart_count: rest })] : [])].join('; ');
};

const MOST_PLACES = 2;

const titlesOf = ({ titles }: AttentionData['places'][number]): string => titles.join(', ');
