import { useRef } from 'react';

/** Names a press for `Idempotency-Key`. */
export const newPress = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The key under which something is sent: the same however often the same is tried, so that nothing is done twice. */
export const usePressKey = (): ((sent: unknown) => string) => {
  const press = useRef<{ readonly said: string; readonly key: string }>(undefined);
  return (sent) => {
    const said = JSON.stringify(sent);
    if (press.current?.said !== said) press.current = { said, key: newPress() };
    return press.current.key;
  };
};
