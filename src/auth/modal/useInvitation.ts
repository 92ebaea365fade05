import { useEffect, useState } from 'react';
import { errorText, HttpError } from '../../../contract/errors';
import { type AnswerOf, call } from '../../../dataProvider/call';
import { invitationWords as words } from '../../../i18n/invitationWords';
import { shownText } from '../../../i18n/text';

/** What a letter invites to. */
export type Invitation = AnswerOf<'auth.invitation'>;

interface Reading {
  readonly invitation?: Invitation;
  /** What went wrong, in words; '' = nothing so far. */
  readonly problem: string;
  /** The link is used, old or withdrawn: there is nothing to try again. */
  readonly isRefused: boolean;
}

const begun: Reading = { problem: '', isRefused: false };

/** Asks what the link of a letter invites to. */
export const useInvitation = (token: string) => {
  const [state, setState] = useState<Reading>(begun);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const abort = new AbortController();
    void read(token, abort.signal).then((next) => !abort.signal.aborted && setState(next));
    return () => abort.abort();
  }, [token, round]);
  return {
    ...state,
    refuse: (problem: string): void => setState({ problem, isRefused: true }),
    retry: (): void => {
      setState(begun);
      setRound((now) => now + 1);
    },
  };
};

const read = async (token: string, signal: AbortSignal): Promise<Reading> => {
  try {
    return { ...begun, invitation: await call('auth.invitation', { body: { token }, signal }) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== undefined) return { problem: refusal, isRefused: true };
    const wording = errorText(error, words.failed);
    return { problem: shownText('text' in wording ? wording.text : wording.key), isRefused: false };
  }
};

/** The words for a link that is used, old or withdrawn; undefined = something else went wrong. */
export const refusalOf = (error: unknown): string | undefined => {
  if (!(error instanceof HttpError)) return undefined;
  const isGone = error.status === 404 || error.status === 410 || error.errors.token !== undefined;
  return isGone ? words.refused : undefined;
};
