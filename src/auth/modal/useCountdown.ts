import { useEffect, useState } from 'react';

/** Whole seconds left of `from`, counted down by the clock (a sleeping tab misses ticks); begins anew when `from` changes. */
export const useCountdown = (from: number): number => {
  const [end, setEnd] = useState({ from: 0, at: 0 });
  const [now, setNow] = useState(0);
  if (end.from !== from) {
    const begun = Date.now();
    setEnd({ from, at: begun + from * 1000 });
    setNow(begun);
  }
  const left = Math.max(0, Math.ceil((end.at - now) / 1000));

  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return left;
};
