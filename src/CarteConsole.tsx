import type { ReactElement } from 'react';
import type { User } from '../dataProvider/User';
import { resources } from '../resources';
import { App } from './App';
import { OWN_PAGES } from './pages/ownPages';

const parts = { resources, pages: OWN_PAGES };

/**
 * Carte's own. All that a declaration says comes in here, and nothing but a component goes out: so in development a changed one is
 * drawn in place of the last, over the state that a form has.
 */
export const CarteConsole = ({ user }: { readonly user: User }): ReactElement => (
  <App user={user} parts={parts} />
);
