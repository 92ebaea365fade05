import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Divider from '@mui/material/Divider';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { type ReactElement, useRef } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import { ChoiceList } from '../../kit/chooser/ChoiceList';
import { useMay } from '../../kit/parts/may';
import { SidePanel } from '../../kit/parts/SidePanel';
import { pointChoice } from '../../resources/shared/pointChoice';
import { OpenVenues, VenueLine } from '../../resources/shared/VenueNow';
import { useSession } from '../auth/session';
import { useParts } from '../PartsContext';
import styles from './shell.module.css';
import { VenueMark } from './VenueMark';

/** So many are found at a glance. */
const SEARCH_FROM = 7;

interface VenueMenuProps {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The choice of a venue in a panel (docs/spec/2-menu-area.md, 2), on the side where the switcher stands; on a phone a sheet from below. */
export const VenueMenu = ({ chosen, onChoose, onClose }: VenueMenuProps): ReactElement => {
  const picked = useRef<string>(undefined);
  // Another choice is another page, so it is made when the panel is gone: nothing is torn away under it.
  const leave = (): void => (picked.current === undefined ? onClose() : onChoose(picked.current));
  return (
    <SidePanel isLeft title={pointChoice.words.title} onClosed={leave}>
      {(close) => (
        <Venues
          chosen={chosen}
          onClose={close}
          onChoose={(id) => {
            picked.current = id;
            close();
          }}
        />
      )}
    </SidePanel>
  );
};

const Venues = ({ chosen, onChoose, onClose }: VenueMenuProps) => {
  const { data } = useSession();
  const may = useMay();
  const venues = useParts().resources.find(({ name }) => name === pointChoice.resource);
  const isOpenToMe = venues?.permission && data?.permissions.includes(venues.permission);
  return (
    <>
      <p className="muted text-label pad-x-24 below-8">
        <OpenVenues />
      </p>
      <ChoiceList
        choice={pointChoice}
        chosen={chosen}
        onChoose={onChoose}
        searchFrom={SEARCH_FROM}
        className={styles.venueList ?? ''}
        mark={(venue) => (
          <ListItemIcon className={styles.venueIcon ?? ''}>
            <VenueMark
              id={String(venue.id)}
              title={String(venue.title)}
              picture={pointChoice.picture(venue)}
            />
          </ListItemIcon>
        )}
        note={(venue) => <VenueLine id={Number(venue.id)} state={pointChoice.state(venue)} />}
      />
      {isOpenToMe && (
        <>
          <Divider />
          <div className="pad-8">
            <Way
              to={venues.routes.list.path}
              icon={<StorefrontOutlined />}
              isChosen={chosen === undefined}
              onClick={onClose}
            >
              {text('shell.venues')}
            </Way>
            {venues.routes.create && may(pointChoice.resource, 'create') && (
              <Way to={venues.routes.create.path} icon={<Add />} onClick={onClose}>
                {text('shell.venueAdd')}
              </Way>
            )}
          </div>
        </>
      )}
    </>
  );
};

interface WayProps {
  readonly to: string;
  readonly icon: ReactElement;
  readonly isChosen?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

const Way = ({ to, icon, isChosen = false, onClick, children }: WayProps) => (
  <ListItemButton component={Link} to={to} selected={isChosen} onClick={onClick}>
    <ListItemIcon className={styles.wayIcon ?? ''}>{icon}</ListItemIcon>
    <ListItemText primary={children} />
    {isChosen && <Check className="square-20 rigid accent" />}
  </ListItemButton>
);
