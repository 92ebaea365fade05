import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMissing } from '../parts/isMissing';
import { isOfParent } from '../parts/useParentRecord';

/** A list that is not there any more: perhaps what it stands below was deleted elsewhere, so that is read again. */
export const useParentsAgain = (error: unknown): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isMissing(error)) void queryClient.invalidateQueries({ predicate: isOfParent });
  }, [error, queryClient]);
};
