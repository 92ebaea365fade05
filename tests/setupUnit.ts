import { beforeEach, expect, vi } from 'vitest';

// The files of a worker share its modules, and with them what was said once already: what reads a contract starts anew. Others keep
// what they have read, as do the rules of the code their sources.
if (expect.getState().testPath?.includes('/tests/contract/')) vi.resetModules();

beforeEach(() => void vi.unstubAllGlobals());
