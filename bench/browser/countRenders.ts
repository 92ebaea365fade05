/** What React did since the counts were taken last. */
export interface Renders {
  readonly commits: number;
  /** Components whose function ran. */
  readonly components: number;
  /** Native inputs that were created or given other properties. */
  readonly inputs: number;
  /** Names of fields whose input's own component ran, with how often. */
  readonly fields: Readonly<Record<string, number>>;
}

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

declare global {
  interface Window {
    __renders: () => Renders;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
  }
}

/**
 * Listens to React's commits through the hook that its developer tools use, which a production build has too. Runs in the
 * page before React; written out in one function, because it travels as text.
 */
export const countRenders = (): void => {
  let counts = { commits: 0, components: 0, inputs: 0, fields: {} as Record<string, number> };
  const PERFORMED_WORK = 1;
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const CLASS = 1;
  const HOST = 5;
  const fieldOf = (fiber: Fiber): string | undefined => {
    const field = fiber.memoizedProps?.field as { name?: unknown } | undefined;
    // The registry's input stands right under the boundary (a class) that catches its failures.
    const isInput = fiber.memoizedProps?.mode !== undefined && fiber.return?.tag === CLASS;
    return isInput && typeof field?.name === 'string' ? field.name : undefined;
  };
  const look = (fiber: Fiber): void => {
    const { alternate } = fiber;
    const isNew = alternate === null;
    if (COMPONENTS.has(fiber.tag) && (isNew || (fiber.flags & PERFORMED_WORK) !== 0)) {
      counts.components += 1;
      const name = fieldOf(fiber);
      if (name !== undefined) counts.fields[name] = (counts.fields[name] ?? 0) + 1;
    }
    const isInput = fiber.tag === HOST && /^(input|textarea|select)$/.test(String(fiber.type));
    if (isInput && (isNew || alternate.memoizedProps !== fiber.memoizedProps)) counts.inputs += 1;
    if (!isNew && alternate.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) look(child);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onScheduleFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
      counts.commits += 1;
      look(root.current);
    },
  };
  window.__renders = () => {
    const taken = counts;
    counts = { commits: 0, components: 0, inputs: 0, fields: {} };
    return taken;
  };
};
