import { apiBase } from '../../dataProvider/apiBase';
import type { EarlyAnswer, ReadResponse } from '../../dataProvider/earlyAnswers';
import { readToken } from '../../dataProvider/token';
import { PAGE_SIZE_KEY } from '../../kit/declaration/pageSize';
import { hiddenColumnsKey } from '../../kit/listMode/listStoreKey';
import { showColours, storedColourMode } from '../../ui/shownColours';
import { isProtectedPath } from '../auth/wantedPath';
import { isRail } from '../shell/isRail';
import {
  type EarlyList,
  type EarlyPage,
  type ListPlace,
  listAt,
  listCall,
  pageAt,
  pageCall,
} from './earlyCalls';
import { keepEarlyPress } from './earlyPress';
import { showRows } from './earlyRows';
import { firstPaintOf } from './firstPaintOf';

/** A page that nobody looks at is given no frames. */
const LONGEST_MS = 100;

/**
 * Runs it when what stands in the document has been painted; at once where nothing does. Drawing the application takes
 * longer than a frame, and until it is done the browser shows nothing.
 */
const afterFirstPaint = (run: () => void): void => {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (document.documentElement.dataset.first === undefined || document.hidden || isPainted) {
    run();
    return;
  }
  let isRun = false;
  const once = (): void => {
    if (!isRun) run();
    isRun = true;
  };
  // A frame begins with this call; what is put off from here comes after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_MS);
};

/** Filled in by the build: the lists and pages that the resources declare, the call of the profile, and the specification's rows on a page. */
declare const EARLY_LISTS: readonly EarlyList[];
declare const EARLY_PAGES: readonly EarlyPage[];
declare const EARLY_PROFILE: string;
declare const EARLY_PAGE_SIZE: number;

/** What the build writes beside this script: the application's file, what it imports, what the console is drawn from, what pages are. */
const files: DOMStringMap = document.currentScript?.dataset ?? {};

/** A document that takes longer came over a slow network. */
const SLOW_MS = 200;

/**
 * The first script of the page, small and on its own: for somebody who has signed in it asks who they are and for what
 * the address names, while the page's other scripts are still on their way. The
 * clients take these answers over (`dataProvider/request.ts`), so nothing is asked twice; the rows of a list are shown by
 * their names as soon as they come.
 */
const ask = (): void => {
  const token = readToken();
  if (token === null || !isProtectedPath(location.pathname)) return;
  const page = pageHere();
  const place = page ? undefined : listAt(EARLY_LISTS, location);
  const answers = new Map<string, EarlyAnswer>();
  const begin = (path: string | undefined): Promise<ReadResponse> | undefined => {
    if (path === undefined) return undefined;
    const url = `${apiBase()}${path}`;
    const coming = read(
      fetch(url, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } }),
    );
    const answer: EarlyAnswer = { coming };
    // Nobody may come for it; who does hears of the failure as of any other.
    coming.then((come) => Object.assign(answer, { come })).catch(() => undefined);
    answers.set(url, answer);
    return coming;
  };
  begin(EARLY_PROFILE);
  if (page) begin(pageCall(page, location));
  if (place) {
    const perPage = localStorage.getItem(PAGE_SIZE_KEY) ?? EARLY_PAGE_SIZE;
    void begin(listCall(place, storedTexts, perPage))
      ?.then((come) => afterFirstPaint(() => attempt(() => show(place, come))))
      // The skeleton stays until the console has come.
      .catch(() => undefined);
  }
  window.carteEarly = { token, answers };
};

const pageHere = (): EarlyPage | undefined =>
  pageAt(EARLY_PAGES, location, (key) => localStorage.getItem(key));

const show = ({ list, parents }: ListPlace, { response, text }: ReadResponse): void => {
  const { first } = document.documentElement.dataset;
  // Gone once the console stands there.
  const main = document.querySelector(`[data-paint="${first}"] main`);
  if (!main || !response.ok) return;
  const [hidden = '[]'] = storedTexts(hiddenColumnsKey(list.resource));
  showRows(main, list.rows, parents, JSON.parse(hidden), JSON.parse(text));
};

const read = async (asked: Promise<Response>): Promise<ReadResponse> => {
  const response = await asked;
  return { response, text: await response.text() };
};

const fetchAhead = (files: readonly string[] = []): void => {
  for (const href of files) {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    // As they are asked for later: otherwise they would be fetched twice.
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
};

/** What the console's store remembers under a key, of each person who signed in here (`src/App.tsx` names the store by them). */
const storedTexts = (key: string): readonly string[] =>
  Object.entries(localStorage)
    .filter(([name]) => name.replace(/^RaStore\.[^.]+\./, '') === key)
    .map(([, text]) => String(text));

/** Says which of what stands in the document is to be seen, and in which colours. */
const paint = (): void => {
  showColours(storedColourMode());
  const isKnown = readToken() !== null;
  const first = firstPaintOf({ pathname: location.pathname, isKnown, isRail: isRail() });
  if (first) document.documentElement.dataset.first = first;
  if (first === 'landing') keepEarlyPress();
};

/**
 * Asks, fetches the application and runs it. Answering keeps a core of a small machine busy, reading scripts another, and running
 * them takes longer than a frame: what stands in the document is seen first. Where the document was long in coming one waits for
 * the network, and all but the running begins at once.
 */
const start = (): void => {
  const { main = '', first = '', ahead = '', pages = '{}' } = files;
  const isKnown = readToken() !== null && isProtectedPath(location.pathname);
  const fetchFiles = (): void =>
    fetchAhead(`${main} ${first} ${isKnown ? ahead : ''}`.split(' ').filter(Boolean));
  const fetchPage = (): void => {
    const page = isKnown ? pageHere() : undefined;
    if (page) fetchAhead(JSON.parse(pages)[page.path]);
  };
  const run = (): void => void import(/* @vite-ignore */ main);
  // The calls first: over few connections files would hold them up. Then what is read longest: the console, while its page still comes.
  const onward = (): void => {
    attempt(ask);
    fetchFiles();
    attempt(fetchPage);
  };
  if (performance.now() > SLOW_MS) onward();
  else afterFirstPaint(onward);
  // It draws into the body, which comes behind this script.
  whenParsed(() => afterFirstPaint(run));
};

const whenParsed = (run: () => void): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
};

const attempt = (step: () => void): void => {
  try {
    step();
  } catch {
    // Blocked storage, an old browser: everything is shown and asked for in its own time.
  }
};

attempt(paint);
attempt(start);
