import '@fontsource-variable/golos-text/wght.css';
import 'virtual:tokens.css';
import './base.css';
import './forcedColours.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readToken } from '../dataProvider/token';
import { addTexts } from '../i18n/catalogue';
import { common } from '../i18n/ru/common';
import { landing } from '../i18n/ru/landing';
import { isProtectedPath } from './auth/isProtectedPath';
import { watchSession } from './auth/watchSession';
import { preloadConsole } from './Console';
import { startColourMode } from './colourMode';
import { Root } from './Root';
import { standInStorage } from './standInStorage';

standInStorage();
startColourMode();
addTexts(common);
addTexts(landing);
watchSession();
if (readToken() !== null && isProtectedPath(location.pathname)) preloadConsole();

const container = document.getElementById('root');
if (!container) throw new Error('Expected an element #root in index.html, found none.');
createRoot(container).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
