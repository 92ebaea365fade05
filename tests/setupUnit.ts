import { expect, vi } from 'vitest';

// The files of a worker share its modules, and with them what was said once already: what reads a contract starts anew. The rules of
// the code keep the sources that they have read.
if (!expect.getState().testPath?.includes('/architecture/')) vi.resetModules();
