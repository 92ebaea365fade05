import { useContext, useMemo } from 'react';
import { endpointOf, isEndpointKey } from '../../contract/endpoints';
import { permissionPath } from '../../contract/permissionPath';
import { PERMISSION_KEYS, type PermissionKey } from '../../contract/vocabulary';
import { CapabilitiesContext } from '../../kit/parts/may';
import { resources } from '../../resources';
import { useSession } from '../auth/session';
import { OWN_PAGES } from './ownPages';
import { type SidebarGroup, sidebarGroups } from './sidebarGroups';

/** What the screen of an area needs, that of its page or of its list; an area without a screen needs nothing. */
const needOf = (key: PermissionKey): string | undefined => {
  const path = permissionPath(key);
  const page = OWN_PAGES.find((own) => own.path === path);
  const resource = resources.find(({ routes }) => routes.list.path === path);
  const list = resource && `${resource.name}.list`;
  return (
    page?.capability ??
    resource?.capability ??
    (list && isEndpointKey(list) ? endpointOf(list).capability : undefined)
  );
};

const NEEDS: ReadonlyMap<string, string | undefined> = new Map(
  PERMISSION_KEYS.map((key) => [key, needOf(key)]),
);

/**
 * What the frame offers to who is signed in: the areas whose keys they hold. One that has a screen for which this backend lacks the
 * capability leads nowhere and is left out; one that has no screen anywhere keeps its honest page (docs/spec/3-decisions.md).
 */
export const useSidebarGroups = (): readonly SidebarGroup[] => {
  const held = useSession().data?.permissions;
  const announced: ReadonlySet<string> = useContext(CapabilitiesContext);
  return useMemo(() => {
    const isOffered = (key: PermissionKey): boolean => {
      const need = NEEDS.get(key);
      return need === undefined || announced.has(need);
    };
    return sidebarGroups((held ?? []).filter(isOffered));
  }, [held, announced]);
};
