import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { authHandlers } from './auth';
import { cityHandlers } from './cities';
import { fieldHandlers } from './fields';
import { menuAreaHandlers } from './menuArea';
import { pointHandlers } from './points';
import { profileHandlers } from './profile';

/** One handler per row of the table: a row without one does not compile. */
export const handlers = {
  ...authHandlers,
  ...profileHandlers,
  ...fieldHandlers,
  ...pointHandlers,
  ...cityHandlers,
  ...menuAreaHandlers,
} satisfies { readonly [K in EndpointKey]: Handler<K> };
