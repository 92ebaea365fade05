import { Drawing } from './Drawing';

/** A laid table that waits for its first guest. */
export const EmptyDrawing = () => (
  <Drawing>
    <ellipse className="wash" cx="72" cy="92" rx="62" ry="10" />
    <circle className="paper" cx="72" cy="54" r="34" />
    <circle cx="72" cy="54" r="22" />
    <path className="accent" d="M62 60c1-9 9-14 20-13 0 9-6 15-15 14M62 64c3-6 7-9 12-11" />
    <path d="M22 26v18c0 4 3 6 6 6s6-2 6-6V26M28 26v58" />
    <path d="M118 84V26c-8 4-11 14-11 26 0 3 2 5 5 5h6" />
  </Drawing>
);
