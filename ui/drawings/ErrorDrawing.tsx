import { Drawing } from './Drawing';

/** A cup knocked over. */
export const ErrorDrawing = () => (
  <Drawing>
    <ellipse className="wash" cx="72" cy="88" rx="62" ry="12" />
    <path className="paper" d="M44 50l40-22 18 32-40 22c-9 5-20 2-25-7s-2-20 7-25z" />
    <path d="M84 28c6-3 12 3 16 10s6 19 2 22" />
    <path d="M42 62c-7-1-12 3-12 9s7 9 14 7" />
    <path className="accent" d="M100 66c8 4 20 5 22 11 2 7-13 9-24 8" />
    <path d="M20 88h16M112 94h14M60 96h30" />
  </Drawing>
);
