import type { Capability } from '../../contract/vocabulary';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { fakeBackend, type Reply } from './fakeBackend';

/** A provider that speaks to a backend of these capabilities, which answers these replies in turn. */
export const start = (capabilities: readonly Capability[], ...replies: Reply[]) => {
  const heard = fakeBackend(...replies);
  const provider = createDataProvider({ can: (capability) => capabilities.includes(capability) });
  return { heard, provider, calls: () => heard.map(({ method, target }) => `${method} ${target}`) };
};

export const json = (body: unknown): Reply => ({ body });
