import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RouterLocation, RouterNavigateFunction } from 'react-admin';
import { useNavigationType } from 'react-router';
import { fromAddress } from './fromAddress';
import { listSearch } from './mergeSearch';
import { useParents } from './ParentsContext';
import type { RouteTable } from './RouteTable';
import { reactRouter as base } from './reactRouter';
import { replacesEntry } from './replacesEntry';
import { resolveTarget, type Standpoint } from './resolveTarget';

/** The address in the bar, and the parents in force here: those it carries and those the page knows besides. */
export const useStandpoint = (table: RouteTable): Standpoint => {
  const location = base.useLocation();
  const parents = useParents();
  return useMemo(
    () => ({ location, parents: { ...parents, ...fromAddress(table, location)?.parents } }),
    [table, location, parents],
  );
};

/** Stable, as react-admin's own: it looks up where it stands when it is called. */
export const useQueryNavigate = (table: RouteTable): RouterNavigateFunction => {
  const navigate = base.useNavigate();
  const standpoint = useStandpoint(table);
  const latest = useRef(standpoint);
  useEffect(() => {
    latest.current = standpoint;
  }, [standpoint]);
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') return navigate(to);
      const target = resolveTarget(table, latest.current, to);
      const replaces = replacesEntry(table, latest.current.location, target, options);
      return navigate(target, replaces ? { ...options, replace: true } : options);
    },
    [table, navigate],
  );
};

/**
 * The location without the route's own parameters in `search`: react-admin reads whatever stands there as list state,
 * and would neither remember nor restore a list that carries its parents. `isArrival` knows the location that the visit
 * began with: the browser calls that one a step through the history too.
 */
export const useQueryLocation = (
  table: RouteTable,
  isArrival: (location: RouterLocation) => boolean,
): RouterLocation => {
  const location = base.useLocation();
  const isReturn = useNavigationType() === 'POP' && !isArrival(location);
  return useMemo(() => {
    const here = fromAddress(table, location);
    return here ? { ...location, search: listSearch(here.entry, location.search, isReturn) } : location;
  }, [table, location, isReturn]);
};

/** react-router's parameters, answered from the query string too: the parents by their names, the record's id as `id`. */
export const useQueryParams = (table: RouteTable): Record<string, string | undefined> => {
  const params = base.useParams();
  const location = base.useLocation();
  return useMemo(() => {
    const here = fromAddress(table, location);
    return here ? { ...params, ...here.parents, ...(here.id && { id: here.id }) } : params;
  }, [table, params, location]);
};
