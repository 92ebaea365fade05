import '@fontsource-variable/golos-text/wght.css';
import 'virtual:tokens.css';
import '../ui/base.css';
import '../ui/forcedColours.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readToken } from '../dataProvider/token';
import { startColourMode } from '../ui/colourMode';
import { storageFallback } from '../ui/storageFallback';
import { isProtectedPath } from './auth/isProtectedPath';
import { letterLink } from './auth/letterLink';
import { watchSession } from './auth/watchSession';
import { preloadConsole } from './Console';
import { Root } from './Root';

storageFallback();
startColourMode();
// Before anything else reads the address.
letterLink.watch();
watchSession();
if (readToken() !== null && isProtectedPath(location.pathname)) preloadConsole();

const container = document.getElementById('root');
if (!container) throw new Error('Expected an element #root in index.html, found none.');
createRoot(container).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
