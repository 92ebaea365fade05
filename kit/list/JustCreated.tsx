import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { PageProps } from '../declaration/defineResource';
import { createdAt } from '../listMode/rememberCreated';
import { useParents } from '../queryRouter/ParentsContext';

const HiddenNew = lazyWithPreload(async () => (await import('./HiddenNew')).HiddenNew);

/** Right after something was added in this place, looks whether the list shows it. */
export const JustCreated = ({ resource }: PageProps) => {
  const queryClient = useQueryClient();
  const parents = useParents();
  const [created] = useState(() => createdAt(queryClient, { resource: resource.name, parents }));
  return created && <HiddenNew created={created} />;
};
