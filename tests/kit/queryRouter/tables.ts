import type { ResourceRoutes } from '../../../kit/declaration/ResourceDeclaration';
import { readRoutes } from '../../../kit/declaration/readRoutes';
import { createRouteTable } from '../../../kit/queryRouter/RouteTable';

const routesOf = (name: string, routes: ResourceRoutes) =>
  Object.values(readRoutes({ name, routes, list: {} }));

/** The menu area's routes, and a resource of plain paths. */
export const table = createRouteTable([
  ...routesOf('points', {
    list: '/management/points',
    create: '/management/points/add',
    edit: '/management/points/edit?id',
    deleted: '/management/points/deleted',
  }),
  ...routesOf('categories', {
    list: '/menu?id:menuId',
    create: '/menu/categories/add?menuId',
    edit: '/menu/categories/edit?menuId&type&id',
    deleted: '/menu/deleted?id:menuId',
    fallback: '/menu/list',
  }),
  ...routesOf('foods', {
    list: '/menu/foods?pointId&type&id:categoryId',
    create: '/menu/foods/add?pointId&type&categoryId',
    edit: '/menu/foods/edit?pointId&type&categoryId&id',
    deleted: '/menu/foods/deleted?pointId&type&id:categoryId',
    fallback: '/menu/list',
  }),
  ...routesOf('vacancies', { list: '/vacancies', create: '/vacancies/add', edit: '/vacancies/edit?id' }),
]);
