import { useEffect } from 'react';
import { useResourceDefinitionContext } from 'react-admin';
import { Outlet } from 'react-router';
import type { Resource } from '../declaration/defineResource';
import { ResourcesContext } from '../declaration/ResourcesContext';

/** Tells react-admin what every resource has, so that its stock buttons, links and references work on any page. */
export const KnownResources = ({ resources }: { readonly resources: readonly Resource[] }) => {
  const { register } = useResourceDefinitionContext();
  useEffect(() => {
    for (const { name, routes, represent } of resources) {
      register({
        name,
        hasList: true,
        hasCreate: routes.create !== undefined,
        hasEdit: routes.edit !== undefined,
        recordRepresentation: represent,
      });
    }
  }, [register, resources]);
  return (
    <ResourcesContext value={resources}>
      <Outlet />
    </ResourcesContext>
  );
};
