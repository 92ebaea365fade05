import { expect, it } from 'vitest';
import { permissionPath } from '../../contract/permissionPath';
import { PERMISSION_KEYS } from '../../contract/vocabulary';
import { resources } from '../../resources';
import { SERVED_AREAS } from '../../server/team/grants';
import { OWN_PAGES } from '../../src/pages/ownPages';
import { laterAreas } from '../../src/shell/ConsoleRoutes';

it('[TD-01] the reference backend leads to every area that has a screen, and to no other', () => {
  const taken = [
    ...resources.flatMap(({ routes }) => Object.values(routes).map(({ path }) => path)),
    ...OWN_PAGES.map(({ path }) => path),
  ];
  const later = laterAreas(taken).map(({ path }) => path);
  expect(SERVED_AREAS).toEqual(PERMISSION_KEYS.filter((key) => !later.includes(permissionPath(key))));
});
