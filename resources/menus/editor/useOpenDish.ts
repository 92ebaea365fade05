import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

const DISH = 'dish';

/** Which dish stands in the panel: the address says it, so that Back closes it and a link opens it. */
export const useOpenDish = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const raw = new URLSearchParams(search).get(DISH);
  const open = useCallback(
    (id: number | undefined): void => {
      const query = new URLSearchParams(search);
      const isStep = id !== undefined && query.has(DISH);
      if (id === undefined) query.delete(DISH);
      else query.set(DISH, String(id));
      if (id === undefined) query.delete('tab');
      void navigate(`${pathname}?${query}`, { replace: isStep });
    },
    [navigate, pathname, search],
  );
  return { id: raw === null ? undefined : Number(raw), open };
};
