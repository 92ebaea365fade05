import { useEffect, useState } from 'react';
import { call } from '../../../dataProvider/call';
import { checkSession } from '../../auth/checkSession';

interface SetUpState {
  /** What the app takes, by the QR code or typed. */
  readonly app?: { readonly secret: string; readonly uri: string };
  readonly error?: unknown;
}

/** Begins to turn the second factor on, once for a dialog. */
export const useSetUp = (): SetUpState & { readonly retry: () => void } => {
  const [state, setState] = useState<SetUpState>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const { signal, abort } = withAbort();
    call('totp.begin', { signal })
      .then(({ secret, uri }) => setState({ app: { secret: String(secret), uri: String(uri) } }))
      .catch(async (error: unknown) => {
        if (signal.aborted) return;
        setState({ error });
        // Another tab may have turned it on: then the page should say so.
        await checkSession();
      });
    return abort;
  }, [round]);
  const retry = (): void => {
    setState({});
    setRound(round + 1);
  };
  return { ...state, retry };
};

const withAbort = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};
