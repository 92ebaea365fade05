import '@fontsource-variable/golos-text/wght.css';
import 'virtual:fonts.css';
import 'virtual:tokens.css';
import '../ui/base.css';
import 'virtual:layout.css';
import '../ui/layout.css';
// The boxes of the way in: with the console's own files they would bring the console along.
import '../ui/controls.module.css';
import './early/early.css';
// The names of a list's rows stand there before the console has come.
import '../kit/list/list.css';
// Of what stands in the document: seen before its scripts have come.
import './landing/landing.module.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { limits } from '../contract/limits';
import { readToken } from '../dataProvider/token';
import { startColourMode } from '../ui/colourMode';
import { storageFallback } from '../ui/storageFallback';
import { startCheck, watchSession } from './auth/checkSession';
import { letterLink } from './auth/letterLink';
import { isProtectedPath } from './auth/wantedPath';
import { Console } from './Console';
import { repeatEarlyPress } from './early/earlyPress';
import { Landing } from './Landing';
import { Root } from './Root';

storageFallback();
startColourMode();
// Before anything else reads the address.
letterLink.watch();
watchSession();
if (readToken() !== null && isProtectedPath(location.pathname)) void Console.preload();

const container = document.getElementById('root');
if (!container) throw new Error('Expected an element #root in index.html, found none.');
const draw = (): void =>
  createRoot(container).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
const slowAnswer = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, limits.slowAnswerMs);
  });
// What stands there already is not taken away before the same can be drawn.
if (document.documentElement.dataset.first === 'landing')
  void Landing.preload().then(() => {
    flushSync(draw);
    repeatEarlyPress(container);
  });
// The frame, too: it is replaced in one go, by the console with what was asked for ahead, or by what stands in its way.
else if (document.documentElement.dataset.first !== undefined)
  void Promise.race([Promise.all([startCheck(), Console.preload()]), slowAnswer()]).then(draw);
else draw();
