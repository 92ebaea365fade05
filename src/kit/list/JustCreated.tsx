import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { PageProps } from '../defineResource';
import { useParents } from '../ParentsContext';
import { createdAt } from './rememberCreated';

const HiddenNew = lazy(async () => ({ default: (await import('./HiddenNew')).HiddenNew }));

/** Right after something was added in this place, looks whether the list shows it. */
export const JustCreated = ({ resource }: PageProps) => {
  const queryClient = useQueryClient();
  const parents = useParents();
  const [created] = useState(() => createdAt(queryClient, { resource: resource.name, parents }));
  return (
    created && (
      <Suspense>
        <HiddenNew created={created} />
      </Suspense>
    )
  );
};
