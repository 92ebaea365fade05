import Add from '@mui/icons-material/Add';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Divider from '@mui/material/Divider';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import { type ReactElement, useRef } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import { ChoiceList } from '../../kit/chooser/ChoiceList';
import { useMay } from '../../kit/parts/may';
import { SidePanel } from '../../kit/parts/SidePanel';
import { pointChoice } from '../../resources/shared/pointChoice';
import { useIsPhone } from '../../ui/media';
import { useSession } from '../auth/session';
import { useParts } from '../PartsContext';
import styles from './shell.module.css';
import { VenueMark } from './VenueMark';

/** So many are found at a glance. */
const SEARCH_FROM = 7;

interface VenueMenuProps {
  readonly anchor: HTMLElement;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** All venues under the switcher; on a phone a sheet from below. */
export const VenueMenu = ({ anchor, chosen, onChoose, onClose }: VenueMenuProps): ReactElement => {
  const isPhone = useIsPhone();
  const picked = useRef<string>(undefined);
  if (isPhone) {
    // Another choice is another page, so it is made when the sheet is gone: nothing is torn away under it.
    const leave = (): void => (picked.current === undefined ? onClose() : onChoose(picked.current));
    return (
      <SidePanel title={pointChoice.words.title} onClosed={leave}>
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
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': pointChoice.words.title, className: styles.venues },
      }}
    >
      <Venues chosen={chosen} onChoose={onChoose} onClose={onClose} />
    </Popover>
  );
};

type VenuesProps = Omit<VenueMenuProps, 'anchor'>;

const Venues = ({ chosen, onChoose, onClose }: VenuesProps) => {
  const { data } = useSession();
  const may = useMay();
  const venues = useParts().resources.find(({ name }) => name === pointChoice.resource);
  const isOpenToMe = venues?.permission && data?.permissions.includes(venues.permission);
  return (
    <>
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
      />
      {isOpenToMe && (
        <>
          <Divider />
          <div className="pad-8">
            <Way to={venues.routes.list.path} icon={<StorefrontOutlined />} onClick={onClose}>
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
  readonly onClick: () => void;
  readonly children: string;
}

const Way = ({ to, icon, onClick, children }: WayProps) => (
  <ListItemButton component={Link} to={to} onClick={onClick}>
    <ListItemIcon className={styles.wayIcon ?? ''}>{icon}</ListItemIcon>
    <ListItemText primary={children} />
  </ListItemButton>
);
