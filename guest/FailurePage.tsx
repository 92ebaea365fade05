import type { GuestFailure } from '../contract/guest/GuestPages';
import { Document } from './Document';
import { failureTexts } from './texts';

/** In place of a page: it says nothing of what was asked for. */
export const FailurePage = ({ failure }: { readonly failure: GuestFailure }) => {
  const { title, hint } = failureTexts[failure];
  return (
    <Document title={title} head={<meta name="robots" content="noindex" />}>
      <main className="in empty">
        <h1>{title}</h1>
        <p>{hint}</p>
      </main>
    </Document>
  );
};
