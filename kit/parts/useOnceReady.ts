import { useFail } from './useSay';

/** Opens a part beside a form once it has arrived. One that does not takes nothing with it: that is said, and another press tries again. */
export const useOnceReady = (
  { ready }: { ready: () => Promise<unknown> },
  open: () => void,
): (() => void) => {
  const fail = useFail();
  return () => {
    ready().then(open, fail);
  };
};
