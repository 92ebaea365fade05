import { fillPath } from '../../dataProvider/buildRequest';

/** A page whose one call follows from its address: what the build reads off `resources/earlyPages.ts` for the first script. */
export interface EarlyPage {
  /** `/menu/editor`. */
  readonly path: string;
  /** `/menus/{id}/board`, and by which parameter of the address each of its own is filled. */
  readonly call: string;
  readonly params: Readonly<Record<string, string>>;
  /** What this browser keeps once the page has been seen here: then the backend has the call. */
  readonly seen: readonly [key: string, value: string];
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The page at this address, where it has been seen on this browser; undefined = none. */
export const pageAt = (
  pages: readonly EarlyPage[],
  { pathname }: Address,
  stored: (key: string) => string | null,
): EarlyPage | undefined =>
  pages.find(
    ({ path, seen: [key, value] }) => path === pathname.replace(/\/+$/, '') && stored(key) === value,
  );

/** The call that the page will make first; undefined = its address lacks something. */
export const pageCall = ({ call, params }: EarlyPage, { search }: Address): string | undefined => {
  const query = new URLSearchParams(search);
  const values: Record<string, string> = {};
  for (const [name, own] of Object.entries(params)) {
    const value = query.get(own);
    if (!value) return undefined;
    values[name] = value;
  }
  return fillPath(call, values);
};
