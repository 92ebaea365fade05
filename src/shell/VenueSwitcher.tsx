import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { type ReactElement, useEffect, useState } from 'react';
import { type RaRecord, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import type { ParentChoice } from '../../kit/chooser/ParentChoice';
import { useChoice } from '../../kit/chooser/useChosenParent';
import type { Resource } from '../../kit/declaration/defineResource';
import { isMissing } from '../../kit/parts/shownError';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { useTellApart } from '../../kit/parts/useTellApart';
import { pointChoice } from '../../resources/shared/pointChoice';
import { Dot } from '../../ui/Dot';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Tile } from '../../ui/Tile';
import { useParts } from '../PartsContext';
import { areaOf } from './areaOf';
import styles from './shell.module.css';
import { useIsPageThere } from './useIsPageThere';
import { VenueMark } from './VenueMark';

const { parent, home } = pointChoice;

/**
 * Where another venue leads from this page: to the same list where the address may name a venue, from deeper pages of the
 * menu area to the venue's menus. undefined = the page stands below no venue, and stays.
 */
export const venueAddress = (
  resources: readonly Resource[],
  { pathname, id }: { readonly pathname: string; readonly id: string },
): string | undefined => {
  const entries = resources.flatMap(({ routes }) => Object.values(routes));
  const param = entries.find(({ path }) => path === pathname)?.params.find((each) => each.parent === parent);
  if (param?.isOptional) return `${pathname}?${new URLSearchParams({ [param.name]: id })}`;
  return param || areaOf(pathname) === 'menu_list' ? home(id) : undefined;
};

/** The venue that the address itself names. */
export const venueOf = (search: string): string | undefined =>
  new URLSearchParams(search).get(parent) ?? undefined;

const NoVenue = () => text('shell.venueNone');
const OpenVenues = lazyWithPreload(
  async () => (await import('../../resources/shared/VenueNow')).OpenVenues,
  <NoVenue />,
);
const VenueMenu = lazyWithPreload(async () => (await import('./VenueMenu')).VenueMenu);

interface VenueSwitcherProps {
  /** In the rail only the mark is left. */
  readonly isCollapsed?: boolean;
}

/** The venue that the menu area stands below, and the way to another: of the page one is on, too. */
export const VenueSwitcher = ({ isCollapsed = false }: VenueSwitcherProps): ReactElement => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { resources } = useParts();
  const [, remember] = useChoice(pointChoice);
  const { id, title, picture, record, isMissing } = useChosen(pointChoice, venueOf(search));
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(id, title, isMissing);
  const state = record && pointChoice.state(record);
  const address = useTellApart(pointChoice, [record])(record);
  const choose = (next: string): void => {
    setOpen(false);
    const to = venueAddress(resources, { pathname, id: next });
    // A page that stands below a venue remembers it by itself, once one may leave it.
    if (to !== undefined) navigate(to);
    else remember(next);
  };

  return (
    <>
      <button
        type="button"
        className={`${styles.switcher} ${isCollapsed ? styles.venueSwitcherRail : ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={isCollapsed ? name : undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={VenueMenu.preload}
        onFocus={VenueMenu.preload}
      >
        {id === undefined || isMissing ? (
          <Tile>
            <StorefrontOutlined />
          </Tile>
        ) : (
          <VenueMark id={id} title={title ?? ''} picture={picture} />
        )}
        <span className={isCollapsed ? 'visually-hidden' : 'grow'}>
          <span className="ellipsis block strong tight">{name}</span>
          <span className="ellipsis block muted text-small tight">
            {state && <Dot tone={state.tone} />}
            {id === undefined && <AllVenues />}
            {isMissing && text('shell.venueMissingNote')}
            {id !== undefined && !isMissing && (address || (state?.label ?? pointChoice.words.label))}
          </span>
        </span>
        <span className="visually-hidden">{text('shell.venueChange')}</span>
        <UnfoldMore className="square-20 rigid faint" />
      </button>
      {isOpen && <VenueMenu chosen={id} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  );
};

const nameOf = (id: string | undefined, title: string | undefined, isMissing: boolean): string => {
  if (isMissing) return text('shell.venueMissing');
  return id === undefined ? text('shell.venues') : (title ?? pointChoice.words.label);
};

/** Where none is chosen: how many are open, once the page has what it needs. */
const AllVenues = () => {
  const none = <NoVenue />;
  return useIsPageThere() ? <OpenVenues otherwise={none} /> : none;
};

interface Chosen {
  /** undefined = nothing was chosen yet. */
  readonly id: string | undefined;
  /** undefined = not known yet. */
  readonly title: string | undefined;
  /** The address of a small picture. */
  readonly picture: string | undefined;
  /** As a page has read it; undefined = no page asked for it. */
  readonly record: RaRecord | undefined;
  readonly isMissing: boolean;
}

interface Known {
  readonly id: string;
  readonly title: string;
  readonly picture?: string | undefined;
}

/**
 * The choice as it is said outside the pages it is for: what the address names, else what is remembered. It asks the server
 * nothing: the pages read the record, and its name is kept for those that do not.
 */
const useChosen = (choice: ParentChoice, named: string | undefined): Chosen => {
  const [remembered] = useChoice(choice);
  const [known, keep] = useStore<Known | null>(`chosen.${choice.parent}.name`, null);
  const id = named ?? remembered ?? undefined;
  const { data: record, error } = useParentRecord(choice.resource, id, { isSilent: true });
  const title = record && String(record.title ?? '');
  const picture = record && choice.picture(record);
  useEffect(() => {
    if (id !== undefined && title !== undefined) keep({ id, title, picture });
  }, [id, title, picture, keep]);
  const kept = known?.id === id ? known : undefined;
  return { id, title, picture, ...(!record && kept), record, isMissing: isMissing(error) };
};
