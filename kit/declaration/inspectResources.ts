import type { Resource } from './defineResource';
import { DeclarationError } from './fault';

/** Looks for resources that claim the same thing. Their paths are compared by `createRouteTable`. @throws DeclarationError */
export const inspectResources = (resources: readonly Resource[]): void => {
  expectOwn(resources, 'name', ({ name }) => name);
  expectOwn(resources, 'permission', ({ permission }) => permission);
};

const expectOwn = (
  resources: readonly Resource[],
  at: 'name' | 'permission',
  read: (resource: Resource) => string | undefined,
): void => {
  const owners = new Map<string, Resource>();
  for (const resource of resources) {
    const value = read(resource);
    const owner = value === undefined ? undefined : owners.get(value);
    if (owner) {
      throw new DeclarationError({
        resource: resource.name,
        at,
        message: `"${value}" is taken by the resource on ${owner.routes.list.path}.`,
        fix: `give one of them another ${at}, or remove it from resources/index.ts.`,
      });
    }
    if (value !== undefined) owners.set(value, resource);
  }
};
