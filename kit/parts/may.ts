import { createContext, useContext } from 'react';
import type { Capability, PermissionKey } from '../../contract/vocabulary';

/** What the backend announced in the profile answer; empty = exactly the two specifications (docs/spec/3-decisions.md, Capabilities). */
export const CapabilitiesContext = createContext<ReadonlySet<Capability>>(new Set());

/** Whether the backend has announced what goes beyond the specifications. */
export const useCapability = (capability: Capability): boolean =>
  useContext(CapabilitiesContext).has(capability);

/**
 * Whether the person may make a call of the table, by resource and verb (`foods`, `create`). A backend that says nothing of it
 * refuses nothing beforehand: then everything is offered, and the answer to the call decides.
 */
export type May = (resource: string, verb: string) => boolean;

export const MayContext = createContext<May>(() => true);

/** Asks whether the person may make a call of a resource, by their role: `may('events', 'create')`. */
export const useMay = (): May => useContext(MayContext);

/** Whether an area is open to the person; a backend that sends no list of keys limits nobody. */
export const OpenAreasContext = createContext<(area: PermissionKey) => boolean>(() => true);

export const useIsAreaOpen = () => useContext(OpenAreasContext);
