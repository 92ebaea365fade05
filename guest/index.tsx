import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GuestPages } from '../contract/guest/GuestPages';
import { ClosedPage } from './ClosedPage';
import { FailurePage } from './FailurePage';
import { scripts, styles } from './parts';
import { VenuePage } from './VenuePage';

const documentOf = (node: ReactNode): string => `<!doctype html>${renderToStaticMarkup(node)}`;

/** What the server is handed to answer guests with. */
export const guestPages: GuestPages = {
  page: (page) =>
    documentOf(page.closure ? <ClosedPage page={page} closure={page.closure} /> : <VenuePage page={page} />),
  failure: (failure) => documentOf(<FailurePage failure={failure} />),
  styles,
  scripts,
};
