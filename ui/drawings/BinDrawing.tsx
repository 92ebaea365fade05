import { Drawing } from './Drawing';

/** An empty bin. */
export const BinDrawing = () => (
  <Drawing>
    <ellipse className="wash" cx="72" cy="94" rx="54" ry="9" />
    <path className="paper" d="M48 38h48l-5 50c0 3-2 5-5 5H58c-3 0-5-2-5-5z" />
    <path d="M42 38h60M62 38v-6c0-3 2-5 5-5h10c3 0 5 2 5 5v6M62 52l2 28M82 52l-2 28M72 52v28" />
    <path className="accent" d="M112 30l4 8 8 2-6 6 2 8-8-4-8 4 2-8-6-6 8-2z" />
  </Drawing>
);
