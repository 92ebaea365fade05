import type { EndpointKey } from '../../../contract/endpoints';
import { accountCases } from './account';
import { authCases } from './auth';
import type { Case } from './Case';
import { categoriesCases } from './categories';
import { foodsCases } from './foods';
import { historyCases } from './history';
import { liveCases } from './live';
import { menusCases } from './menus';
import { moderationCases } from './moderation';
import { noticeCases } from './notices';
import { overviewCases } from './overview';
import { pointsCases } from './points';
import { searchCases } from './search';
import { teamCases } from './team';

/** A row without its case does not compile. */
export const CASES: Readonly<Record<EndpointKey, Case>> = {
  ...authCases,
  ...accountCases,
  ...overviewCases,
  ...pointsCases,
  ...menusCases,
  ...categoriesCases,
  ...foodsCases,
  ...historyCases,
  ...teamCases,
  ...searchCases,
  ...noticeCases,
  ...liveCases,
  ...moderationCases,
} satisfies Record<EndpointKey, Case>;
