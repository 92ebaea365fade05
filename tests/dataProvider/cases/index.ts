import type { EndpointKey } from '../../../contract/endpoints';
import type { Case } from './Case';
import { dishesCases } from './dishes';
import { menusCases } from './menus';
import { peopleCases } from './people';
import { venuesCases } from './venues';

/** A row without its case does not compile. */
export const CASES: Readonly<Record<EndpointKey, Case>> = {
  ...peopleCases,
  ...venuesCases,
  ...menusCases,
  ...dishesCases,
} satisfies Record<EndpointKey, Case>;
