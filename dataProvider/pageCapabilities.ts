import type { Capability } from '../contract/vocabulary';

/**
 * Whether the page itself announces a capability: `<meta name="carte-capabilities" content="password.recover">`, put there by
 * the backend that serves it. For what is wanted before anybody has signed in, when there is no profile that could say it;
 * a plain backend has no such tag, and is asked nothing.
 */
export const pageAnnounces = (
  capability: Capability,
  page: Pick<Document, 'querySelector'> | undefined = globalThis.document,
): boolean => {
  const announced = page?.querySelector('meta[name="carte-capabilities"]')?.getAttribute('content') ?? '';
  return announced.split(/\s+/).includes(capability);
};
