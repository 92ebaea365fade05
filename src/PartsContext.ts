import { createContext, useContext } from 'react';
import type { ConsoleParts } from './settings';

/** Of the console that is drawn. */
export const PartsContext = createContext<ConsoleParts>({ resources: [], pages: [] });

export const useParts = (): ConsoleParts => useContext(PartsContext);
