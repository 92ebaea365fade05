import type { RouteTemplate } from '../resourceDeclaration';

/** `name` stands in the address, `parent` is what the console calls it; `RECORD_ID` marks the record's own id. */
export interface RouteParam {
  readonly name: string;
  readonly parent: string;
  /** Without it the page still opens: the resource knows where else to look. */
  readonly isOptional: boolean;
}

export interface RouteShape {
  readonly path: string;
  readonly params: readonly RouteParam[];
}

const PATH = /^(\/[\w-]+)+$/;
const PARAM = /^(~)?([A-Za-z]\w*)(?::([A-Za-z]\w*))?$/;

/** `/menu?id:menuId` -> `{path: '/menu', params: [{name: 'id', parent: 'menuId', isOptional: false}]}`; throws when it is not a template. */
export const parseTemplate = (template: RouteTemplate): RouteShape => {
  const [path = '', query, ...rest] = template.split('?');
  if (!PATH.test(path) || rest.length > 0 || query === '') {
    throw new Error(`Expected a route like /menu/foods?pointId&id:categoryId, got "${template}".`);
  }
  const params = (query?.split('&') ?? []).map((part): RouteParam => {
    const [, mark, name, parent] = PARAM.exec(part) ?? [];
    if (!name) {
      throw new Error(`Expected parameters like pointId or id:categoryId, got "${part}" in "${template}".`);
    }
    return { name, parent: parent ?? name, isOptional: mark !== undefined };
  });
  const names = params.map((param) => param.name);
  if (new Set(names).size < names.length) {
    throw new Error(`Expected each parameter once, got "${template}".`);
  }
  return { path, params };
};
