import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { SlowNotice } from '../parts/SlowNotice';

/** Says that the list takes long, and lets one ask again or give up. */
export const ListWaiting = () => {
  const { resource, isFetching, refetch } = useListContext();
  const queryClient = useQueryClient();
  return (
    <SlowNotice
      isWaiting={isFetching === true}
      onRetry={() => void refetch()}
      onCancel={() => void queryClient.cancelQueries({ queryKey: [resource, 'getList'] })}
    />
  );
};
