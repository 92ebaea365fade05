import { useContext, useMemo } from 'react';
import { endpointOf, isEndpointKey } from '../../contract/endpoints';
import { permissionPath } from '../../contract/permissionPath';
import type { PermissionKey } from '../../contract/vocabulary';
import { CapabilitiesContext } from '../../kit/parts/may';
import { useSession } from '../auth/session';
import { useParts } from '../PartsContext';
import type { ConsoleParts } from '../settings';
import { type SidebarGroup, sidebarGroups } from './sidebarGroups';

/** What the screen of an area needs, that of its page or of its list; an area without a screen needs nothing. */
const needOf = (key: PermissionKey, { pages, resources }: ConsoleParts): string | undefined => {
  const path = permissionPath(key);
  const page = pages.find((own) => own.path === path);
  const resource = resources.find(({ routes }) => routes.list.path === path);
  const list = resource && `${resource.name}.list`;
  return (
    page?.capability ??
    resource?.capability ??
    (list && isEndpointKey(list) ? endpointOf(list).capability : undefined)
  );
};

/**
 * What the frame offers to who is signed in: the areas whose keys they hold. One that has a screen for which this backend lacks the
 * capability leads nowhere and is left out; one that has no screen anywhere keeps its honest page (docs/spec/3-decisions.md).
 */
export const useSidebarGroups = (): readonly SidebarGroup[] => {
  const held = useSession().data?.permissions;
  const announced: ReadonlySet<string> = useContext(CapabilitiesContext);
  const parts = useParts();
  return useMemo(() => {
    const isOffered = (key: PermissionKey): boolean => {
      const need = needOf(key, parts);
      return need === undefined || announced.has(need);
    };
    const { pages, resources } = parts;
    const places = [
      ...resources.map(({ routes, ...rest }) => ({ ...rest, path: routes.list.path })),
      ...pages,
    ];
    return sidebarGroups((held ?? []).filter(isOffered), {
      declared: places.flatMap(({ menu, path, capability }) =>
        menu && (capability === undefined || announced.has(capability)) ? [{ ...menu, path }] : [],
      ),
      hasPreferences: pages.some(({ path }) => path === '/preferences'),
    });
  }, [held, announced, parts]);
};
