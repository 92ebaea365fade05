import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadCatalogue } from '../i18n/loadCatalogue';

// The console reads its texts before it opens; so do the tests of its parts.
await loadCatalogue();

afterEach(cleanup);
