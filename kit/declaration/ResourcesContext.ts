import { createContext, useContext } from 'react';
import type { Resource } from './defineResource';

/** Every resource of the console, for pages that speak of records of any. */
export const ResourcesContext = createContext<readonly Resource[]>([]);

/** The resource of this name; undefined = the console does not know it. */
export const useResourceNamed = (name: string): Resource | undefined =>
  useContext(ResourcesContext).find((resource) => resource.name === name);
