import type { GuestFailure } from '../contract/guest/GuestPages';
import { Document } from './Document';
import { failureTexts } from './texts';

/** An empty one, with nothing to eat. */
const Plate = () => (
  <svg
    viewBox="0 0 96 64"
    width="96"
    height="64"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <circle cx="48" cy="32" r="26" />
    <circle cx="48" cy="32" r="16" />
    <path
      d="M8 8v14a5 5 0 0 0 10 0V8M13 8v48M86 56V8c-5 4-7 12-7 20 0 4 2 6 4 6h3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** In place of a page: it says nothing of what was asked for. */
export const FailurePage = ({ failure }: { readonly failure: GuestFailure }) => {
  const { title, hint } = failureTexts[failure];
  return (
    <Document title={title} head={<meta name="robots" content="noindex" />}>
      <main className="failure">
        <Plate />
        <h1>{title}</h1>
        <p>{hint}</p>
      </main>
    </Document>
  );
};
