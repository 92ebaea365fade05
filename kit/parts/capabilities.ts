import { createContext, useContext } from 'react';
import type { Capability } from '../../contract/vocabulary';

/** What the backend announced in the profile answer; empty = exactly the two specifications (docs/spec/3-decisions.md, Capabilities). */
export const CapabilitiesContext = createContext<ReadonlySet<Capability>>(new Set());

export const useCapability = (capability: Capability): boolean =>
  useContext(CapabilitiesContext).has(capability);
