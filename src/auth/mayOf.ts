import type { May } from '../../kit/parts/may';

/** What somebody may do whom the backend would refuse these calls. */
export const mayOf = (closedCalls: readonly string[]): May => {
  const closed = new Set(closedCalls);
  return (resource, verb) => !closed.has(`${resource}.${verb}`);
};
