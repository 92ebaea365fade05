import type { EndpointKey } from '../contract/endpoints';
import { VIEW_KEY } from './shared/menuView';

/** A page of its own whose first call the first script makes; it is no list, so nothing of it follows from the declaration. */
interface EarlyPageOf {
  readonly resource: string;
  /** Which of its pages. */
  readonly page: string;
  readonly call: EndpointKey;
  /** The parents of the address that the call names, by its own names. */
  readonly params: Readonly<Record<string, string>>;
  /** What this browser keeps once the page has been seen here. */
  readonly seen: readonly [key: string, value: string];
  /** The files that it is drawn from, without their endings: its own, and that of its words. */
  readonly chunks: readonly string[];
}

/** For the build alone: nothing of it stands in the console. */
export const earlyPages: readonly EarlyPageOf[] = [
  {
    resource: 'menus',
    page: 'board',
    call: 'menus.board',
    params: { id: 'menuId' },
    seen: [VIEW_KEY, 'board'],
    chunks: ['board', 'editor'],
  },
];
