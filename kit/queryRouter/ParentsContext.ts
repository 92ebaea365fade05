import { createContext, useContext } from 'react';
import type { Parents } from '../declaration/Parents';

const none: Parents = {};

/** The parents in force on the current page: those of its address and those remembered or read from a parent record. */
export const ParentsContext = createContext<Parents>(none);

export const useParents = (): Parents => useContext(ParentsContext);
