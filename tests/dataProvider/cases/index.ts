import type { EndpointKey } from '../../../contract/endpoints';
import { accountCases } from './account';
import { authCases } from './auth';
import type { Case } from './Case';
import { categoriesCases } from './categories';
import { foodsCases } from './foods';
import { guestCases } from './guest';
import { historyCases } from './history';
import { liveCases } from './live';
import { menusCases } from './menus';
import { moderationCases } from './moderation';
import { noticeCases } from './notices';
import { overviewCases } from './overview';
import { pointsCases } from './points';
import { preferenceCases } from './preferences';
import { searchCases } from './search';
import { teamCases } from './team';
import { templateCases } from './templates';
import { viewCases } from './views';

/** A row without its case does not compile. */
export const CASES: Readonly<Record<EndpointKey, Case>> = {
  ...authCases,
  ...accountCases,
  ...overviewCases,
  ...pointsCases,
  ...menusCases,
  ...templateCases,
  ...categoriesCases,
  ...foodsCases,
  ...guestCases,
  ...historyCases,
  ...teamCases,
  ...searchCases,
  ...noticeCases,
  ...preferenceCases,
  ...viewCases,
  ...liveCases,
  ...moderationCases,
} satisfies Record<EndpointKey, Case>;
