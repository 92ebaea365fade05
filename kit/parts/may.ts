import { createContext, useContext } from 'react';

/**
 * Whether the person may make a call of the table, by resource and verb (`foods`, `create`). A backend that says nothing of it
 * refuses nothing beforehand: then everything is offered, and the answer to the call decides.
 */
export type May = (resource: string, verb: string) => boolean;

export const MayContext = createContext<May>(() => true);

export const useMay = (): May => useContext(MayContext);
