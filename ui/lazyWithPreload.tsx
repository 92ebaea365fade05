import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';

type Lazy<P> = FunctionComponent<P> & {
  /** Fetches the part ahead of its first use; whoever draws it then need not wait. */
  readonly preload: () => Promise<unknown>;
  /** The same for what must not be drawn without it: rejects where the part does not arrive, and another call tries again. */
  readonly ready: () => Promise<unknown>;
};

/**
 * A part whose code arrives when it is first drawn; until then `fallback` stands in its place, or nothing. Unlike
 * `React.lazy` it draws at once when the code is there already: a form whose parts were fetched beside its config mounts
 * whole, and no fallback is shown that React would then keep for 300 ms, lest it flash.
 */
export const lazyWithPreload = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback?: ReactNode,
): Lazy<P> => {
  let loading: Promise<ComponentType<P>> | undefined;
  let arrived: ComponentType<P> | undefined;
  const begin = async (): Promise<ComponentType<P>> => {
    loading ??= load();
    try {
      arrived = await loading;
      return arrived;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const Waiting = lazy(async () => ({ default: await begin() }));
  const Part = (props: P) => {
    // Held: what has waited and what was there at once are two components, and one must not take the other's place.
    const [Shown] = useState(() => arrived ?? Waiting);
    return <Shown {...props} />;
  };
  const Lazy = (props: P) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
  // Fetched too early it failed for nobody: the first use tries again, and says so when it fails.
  return Object.assign(Lazy, { ready: begin, preload: () => begin().catch(() => undefined) });
};

const IDLE_MS = 2000;

/**
 * Does what nobody waits for once the page rests; Safari has no idle callbacks, and does it a moment later. To announce the
 * files of a part costs a search through the page for each of them: before the first drawing all would wait for that.
 * @returns what calls it off
 */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: IDLE_MS });
  return () => cancelIdleCallback(idle);
};
