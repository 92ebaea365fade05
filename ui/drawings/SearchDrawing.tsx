import { Drawing } from './Drawing';

/** A menu card under a magnifier, with nothing found on it. */
export const SearchDrawing = () => (
  <Drawing>
    <ellipse className="wash" cx="72" cy="94" rx="58" ry="9" />
    <rect className="paper" x="32" y="16" width="56" height="72" rx="6" />
    <path d="M44 32h32M44 44h20M44 56h14M44 68h10" />
    <circle className="paper accent" cx="84" cy="58" r="18" />
    <path className="accent" d="M97 71l15 15M78 52l12 12M90 52L78 64" />
  </Drawing>
);
