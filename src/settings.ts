import type { ComponentType } from 'react';
import type { Capability } from '../contract/vocabulary';
import type { User } from '../dataProvider/User';
import type { Resource } from '../kit/declaration/defineResource';
import type { MenuEntry } from '../kit/declaration/MenuEntry';
import type { theme } from '../ui/theme/StyleRoot';
import type { LandingBodyProps } from './landing/LandingBody';

/** A page that is no resource's. */
export interface ConsolePage {
  readonly path: string;
  readonly Page: ComponentType;
  readonly menu?: MenuEntry;
  /** Without it the backend has nothing to show there. */
  readonly capability?: Capability;
}

/** What is known of a console only when somebody has signed in. */
export interface ConsoleParts {
  readonly resources: readonly Resource[];
  readonly pages: readonly ConsolePage[];
}

/** What makes a console this one and no other; where nothing is said, it is Carte's. */
export interface Settings {
  /** Reads what is drawn for who is signed in. */
  readonly load?: () => Promise<ComponentType<{ readonly user: User }>>;
  /** Drawn beside the name; the name alone is in the catalogue (`common.product`). */
  readonly Mark?: ComponentType;
  /** What stands on `/`, above the sign-in. */
  readonly Landing?: ComponentType<LandingBodyProps>;
  readonly theme?: typeof theme;
  /** Where a sign-in leads when no page was asked for. */
  readonly home?: string;
  /** The first parts of the addresses that want a signed-in person. */
  readonly areas?: readonly string[];
}

let settings: Settings = {};

/** Applied once, by `createConsole`, before anything is drawn. */
export const applySettings = (own: Settings): void => {
  settings = own;
};

export const consoleSettings = (): Settings => settings;
