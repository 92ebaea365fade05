import 'carte-console/styles.css';
import { createConsole } from 'carte-console';
import { events } from './events';
import { Landing } from './Landing';
import { messages } from './messages';
import { mood } from './mood';
import { speakers } from './speakers';

/** The mark beside the name. */
const Mark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <circle cx="16" cy="16" r="15" fill="#5b3df5" />
    <path d="M9 21 16 8l7 13z" fill="#fff" />
  </svg>
);

createConsole({
  // Where the backend listens, on an origin of its own: VITE_API=http://127.0.0.1:4100/api
  api: import.meta.env.VITE_API,
  resources: [events, speakers],
  fieldTypes: { mood },
  home: '/events',
  brand: { name: 'Afisha', Mark },
  landing: Landing,
  messages,
  theme: {
    light: { primary: { main: '#5b3df5', strong: '#4527d6', on: '#ffffff', soft: '#ebe7ff' } },
    dark: { primary: { main: '#b3a4ff', strong: '#cbc0ff', on: '#160b4d', soft: '#2a2159' } },
  },
}).mount(document.getElementById('root'));
