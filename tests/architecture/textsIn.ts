import { type Node, walk } from './walk';

/** Every text a program holds: literals, templates and what stands between tags; no comments, no patterns. */
export const textsIn = (program: Node): readonly string[] => {
  const found: string[] = [];
  walk(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    if (node.type === 'TemplateElement') found.push(node.value.cooked ?? node.value.raw);
    if (node.type === 'JSXText') found.push(node.value);
  });
  return found;
};
