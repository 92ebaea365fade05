import { describe, expect, it } from 'vitest';
import { text } from '../../i18n/text';
import { ROUTE_KINDS } from '../../kit/declaration/ResourceDeclaration';
import { resources } from '../../resources';

const routes = resources.flatMap((resource) =>
  ROUTE_KINDS.flatMap((kind) => {
    const route = resource.routes[kind];
    return route ? [{ name: `${resource.name}.${kind}`, kind, route }] : [];
  }),
);

describe('what the resources declare', () => {
  it.each(routes)('[SH-01] $name carries its ids in the query, none in the path', ({ kind, route }) => {
    expect(route.path).not.toMatch(/[:*]|\d/);
    if (kind === 'edit') expect(route.params.map((param) => param.name)).toContain('id');
  });

  it.each(['points', 'menus', 'categories', 'foods'])(
    '[LP-01] %s stand on the generic list and bin pages, not on pages of their own',
    (name) => {
      const resource = resources.find((candidate) => candidate.name === name);
      expect(resource?.list.columns.length).toBeGreaterThan(2);
      expect(resource?.pages?.list).toBeUndefined();
      expect(resource?.pages?.deleted).toBeUndefined();
    },
  );

  it('[SH-05] the ingredients area is a resource with a screen of its own', () => {
    const ingredients = resources.find((resource) => resource.routes.list.path === '/menu/ingredients');
    expect(ingredients?.list.columns.length).toBeGreaterThan(1);
  });

  it('[ER-12] the unknown-error text is the one of the specification', () => {
    expect(text('errors.unknown')).toBe('Произошла неизвестная ошибка');
  });
});
