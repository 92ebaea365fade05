import { createContext, useContext } from 'react';
import type { PermissionKey } from '../../contract/vocabulary';

/**
 * Whether the person may make a call of the table, by resource and verb (`foods`, `create`). A backend that says nothing of it
 * refuses nothing beforehand: then everything is offered, and the answer to the call decides.
 */
export type May = (resource: string, verb: string) => boolean;

export const MayContext = createContext<May>(() => true);

export const useMay = (): May => useContext(MayContext);

/** Whether an area is open to the person; a backend that sends no list of keys limits nobody. */
export const OpenAreasContext = createContext<(area: PermissionKey) => boolean>(() => true);

export const useIsAreaOpen = () => useContext(OpenAreasContext);
