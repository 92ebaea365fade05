import { type ComponentType, type FunctionComponent, Suspense, use } from 'react';

type Late<P> = FunctionComponent<P> & {
  /** Fetches the part ahead of its first use; whoever draws it then need not wait. */
  readonly preload: () => Promise<unknown>;
};

/**
 * A part whose code arrives when it is first drawn; until then its place is empty. Unlike `React.lazy` it draws at once
 * when the code is there already, so a form whose parts were fetched beside its config mounts whole.
 */
export const late = <P extends object>(load: () => Promise<ComponentType<P>>): Late<P> => {
  let loading: Promise<ComponentType<P>> | undefined;
  let isDrawn = false;
  const begin = (): Promise<ComponentType<P>> => {
    if (loading) return loading;
    const promise = load();
    loading = promise;
    // By this mark React knows a promise that is kept, and does not wait for it.
    promise.then((value) => Object.assign(promise, { status: 'fulfilled', value })).catch(() => undefined);
    return promise;
  };
  const Part = (props: P) => {
    isDrawn = true;
    const Shown = use(begin());
    return <Shown {...props} />;
  };
  // Fetched too early it failed for nobody: the first use tries again, and says so when it fails.
  const preload = () =>
    begin().catch(() => {
      if (!isDrawn) loading = undefined;
    });
  const Late = (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Late, { preload });
};
