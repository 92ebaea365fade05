import { useNavigate } from 'ra-core';
import { useLocation } from 'react-router';
import type { ParentChoice } from './ParentChoice';
import { useChoice } from './useChosenParent';

/** Chooses another parent: it is remembered, and an address that names one names the other. */
export const useChoose = (choice: ParentChoice): ((id: string) => void) => {
  const [, remember] = useChoice(choice);
  const { search } = useLocation();
  const navigate = useNavigate();
  return (id) => {
    remember(id);
    if (new URLSearchParams(search).has(choice.parent)) {
      navigate({ search: `?${new URLSearchParams({ [choice.parent]: id })}` });
    }
  };
};
