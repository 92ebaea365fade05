import type { ESTree } from 'vite';

/** One node of a syntax tree, told apart by its `type`. */
export type Node = ESTree.Node;

/** Visits every node below and including this one. */
export const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node);
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) walk(each, visit);
  }
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
