import { resources } from '../../resources';
import { pointChoice } from '../../resources/shared/pointChoice';
import { areaOf } from './areaOf';

const { parent, home } = pointChoice;

const entries = resources.flatMap(({ routes }) => Object.values(routes));

/**
 * Where another venue leads from this page: to the same list where the address may name a venue, from deeper pages of the
 * menu area to the venue's menus. undefined = the page stands below no venue, and stays.
 */
export const venueAddress = (pathname: string, id: string): string | undefined => {
  const param = entries.find(({ path }) => path === pathname)?.params.find((each) => each.parent === parent);
  if (param?.isOptional) return `${pathname}?${new URLSearchParams({ [param.name]: id })}`;
  return param || areaOf(pathname) === 'menu_list' ? home(id) : undefined;
};

/** The venue that the address itself names. */
export const venueOf = (search: string): string | undefined =>
  new URLSearchParams(search).get(parent) ?? undefined;
