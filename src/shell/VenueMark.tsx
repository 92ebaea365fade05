import type { ReactElement } from 'react';
import { lettersOf } from '../../ui/Initials';
import { Tile } from '../../ui/Tile';
import styles from './shell.module.css';

const TONES = ['secondary', 'primary', 'info', 'error'] as const;

interface VenueMarkProps {
  /** Gives it a colour of its own. */
  readonly id: string;
  readonly title: string;
  /** The address of its cover. */
  readonly picture?: string | undefined;
}

/** A venue's cover, over one or two letters of its name: they stand in while it is on its way, and where there is none. */
export const VenueMark = ({ id, title, picture }: VenueMarkProps): ReactElement => (
  <Tile className={styles.mark} tone={TONES[Number(id) % TONES.length]} data-letters={lettersOf(title)}>
    {picture && <img className="absolute full tall photo" src={picture} alt="" />}
  </Tile>
);
