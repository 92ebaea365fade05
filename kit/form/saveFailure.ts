import { HttpError } from '../../contract/errors';
import { text } from '../../i18n/text';
import { isChunkFailure } from '../../ui/chunkFailure';
import { shownError } from '../parts/shownError';

/** What a save that failed says above the actions. */
export interface SaveFailure {
  readonly words: string;
  /** Texts of the server for what this form does not show. */
  readonly details: readonly string[];
  /** Whether sending the same once more may well succeed. */
  readonly canRetry: boolean;
  /** Nothing reached the server: the words are out of date as soon as the network is back. */
  readonly isOffline?: boolean;
  /** No failure, but something to know: a part was not saved, or somebody else has saved. Over when nothing is typed. */
  readonly isPart?: boolean;
  /** What trying again is called; default: that. */
  readonly retryLabel?: string;
}

/** Answers that say nothing about what was sent: busy, restarting, or nothing at all. */
const PASSING = [0, 408, 429];

/** What was open to this person is no more: saving again cannot help, so they are told that nothing typed is gone. */
const isLost = (status: number | undefined): boolean => status === 403 || status === 404;

export const saveFailure = (error: unknown, details: readonly string[]): SaveFailure => {
  const words = shownError(error, 'errors.common');
  const status = error instanceof HttpError ? error.status : undefined;
  // The question before a save did not arrive.
  const isUnasked = isChunkFailure(error);
  return {
    words,
    details: [
      ...details.filter((detail) => detail !== words),
      ...(isUnasked || isLost(status) ? [text('form.kept')] : []),
    ],
    canRetry:
      isUnasked || (status !== undefined && (PASSING.includes(status) || status >= 500 || status < 400)),
    isOffline: status === 0,
  };
};
