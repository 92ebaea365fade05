import { addTexts } from '../../i18n/i18nProvider';
import type { AreaTexts } from '../../i18n/ru';
import { text } from '../../i18n/text';
import type { BackendState } from './backend';
import { startExplaining } from './explainPanel';

/** What the page of development says and does besides; no build has it. */
const WORDS: Readonly<Record<BackendState, string>> = {
  ready: '',
  starting: 'Сервер запускается. В первый раз он полминуты готовит базу и демо, страница подождёт.',
  restarting: 'Сервер перезапускается…',
  failed: 'Сервер не запустился: причина в терминале. Начнёт снова, когда вы исправите.',
};

const showBackend = (state: BackendState): void => {
  document.getElementById('carte-backend')?.remove();
  if (state === 'ready') return;
  const line = Object.assign(document.createElement('div'), {
    id: 'carte-backend',
    textContent: WORDS[state],
  });
  line.setAttribute('role', 'status');
  Object.assign(line.style, {
    position: 'fixed',
    insetInlineStart: '12px',
    insetBlockEnd: '12px',
    zIndex: '99999',
    padding: '8px 16px',
    borderRadius: '8px',
    font: '14px/1.4 system-ui',
    background: state === 'failed' ? '#8a1c1c' : '#222',
    color: '#fff',
  });
  document.body.append(line);
};

/** Set while a change of the sources loads the page anew. */
const CHANGED = 'carte.dev.changed';

/** What was typed is in the drafts by then; for the person who changed a file nothing has been left. */
const keepForms = (): void => {
  sessionStorage.setItem(CHANGED, 'yes');
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
};

/** How long a page may take to draw its form. */
const WAIT_MS = 15_000;

/** Takes the offered draft, as the person would. */
const takeDraft = (): void => {
  if (sessionStorage.getItem(CHANGED) === null) return;
  sessionStorage.removeItem(CHANGED);
  const observer = new MutationObserver(() => {
    // The words of a form come with it.
    const offer = [...document.querySelectorAll<HTMLButtonElement>('.carte-form-page button')].find(
      ({ textContent }) => textContent === text('form.draft.restore'),
    );
    if (!offer) return;
    observer.disconnect();
    offer.click();
  });
  observer.observe(document, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
};

const takeTexts = async (url: string): Promise<void> => {
  const area: Readonly<Record<string, AreaTexts>> = await import(/* @vite-ignore */ url);
  await addTexts(Object.values(area));
  import.meta.hot?.send('carte:texts-taken');
};

if (import.meta.hot) {
  takeDraft();
  startExplaining();
  import.meta.hot.on('vite:beforeFullReload', keepForms);
  import.meta.hot.on('carte:backend', showBackend);
  import.meta.hot.on('carte:texts', takeTexts);
  // Only now is anybody here who hears it.
  import.meta.hot.send('carte:backend');
}
