import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../contract/openapi';
import { ENDPOINT_KEYS, rowOf } from '../../contract/rows';

const document = JSON.parse(JSON.stringify(openApiDocument())) as ReturnType<typeof openApiDocument>;
const operation = (path: string, method: string) => document.paths[path]?.[method] as Record<string, unknown>;

const refsOf = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : refsOf(value)));
};

describe('the OpenAPI document', () => {
  it.each(ENDPOINT_KEYS)('has the row %s, with every part of its path', (key) => {
    const { path, method, access } = rowOf(key);
    const found = operation(path, method.toLowerCase());
    expect(found.operationId).toBe(key);
    // One line, and more about it.
    expect(found.summary).toMatch(/^\p{Lu}.{4,140}[^.]$/u);
    expect(found.description).toMatch(/\.$/);
    expect(found.security).toEqual(access === 'anonymous' ? [] : [{ session: [] }]);
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = (found.parameters as { in: string; name: string }[]).filter((each) => each.in === 'path');
    expect(named.map(({ name }) => name)).toEqual(parts);
  });

  it('names every operation once', () => {
    const names = Object.values(document.paths).flatMap((each) =>
      Object.values(each).map((found) => (found as { operationId: string }).operationId),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(ENDPOINT_KEYS.length);
  });

  /** What Redocly's recommended rules ask for, of this document. */
  it('satisfies an independent linter, but for the slash that the specification writes', () => {
    const paths = Object.entries(document.paths);
    expect(paths.map(([path]) => path).filter((path) => /\/$|\?/.test(path))).toEqual([
      '/point/{pointId}/menus/',
    ]);
    const shapes = paths.map(([path]) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(document.info.license.identifier).toMatch(/^LicenseRef-/);
    for (const [path, methods] of paths)
      for (const [method, found] of Object.entries(methods)) {
        const { summary, description, responses, security } = found as Record<string, object>;
        const statuses = Object.keys(responses ?? {}).join();
        expect([path, method, !!summary && !!description && !!security]).toEqual([path, method, true]);
        expect(statuses).toMatch(/\b2\d\d\b.*\b4\d\d\b/);
      }
  });

  it('[CL-11] shows the POST twin of an update with files, and none for one without', () => {
    expect(JSON.stringify(operation('/point/{id}', 'post'))).toContain('"_method":{"const":"PUT"}');
    expect(operation('/profile', 'post')).toBeUndefined();
  });

  it('points only to schemas it holds', () => {
    const { schemas } = document.components as { schemas: Record<string, unknown> };
    const refs = refsOf(document);
    expect(refs.length).toBeGreaterThan(ENDPOINT_KEYS.length);
    for (const ref of refs) expect(schemas).toHaveProperty(ref.replace('#/components/schemas/', ''));
  });
});
