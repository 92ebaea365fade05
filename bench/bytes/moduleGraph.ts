/** What each module imports before it runs. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** These modules and all that they import, and through which module each was reached first. */
export const importedBy = (
  entries: readonly string[],
  graph: Graph,
): ReadonlyMap<string, string | undefined> => {
  const reached = new Map<string, string | undefined>(entries.map((entry) => [entry, undefined]));
  for (const [module] of reached)
    for (const imported of graph.get(module) ?? []) if (!reached.has(imported)) reached.set(imported, module);
  return reached;
};

/** The shortest way of imports from an entry to a module, in words. */
export const wayTo = (id: string, entries: readonly string[], graph: Graph): string => {
  const reached = importedBy(entries, graph);
  if (!reached.has(id)) return 'nothing here imports it: it shares a file';
  const way = [id];
  for (let from = reached.get(id); from !== undefined; from = reached.get(from)) way.unshift(from);
  return way
    .slice(0, -1)
    .map((module) => module.replace(/^.*\//, '').replace(/[.][^.]+$/, ''))
    .join(' › ');
};
