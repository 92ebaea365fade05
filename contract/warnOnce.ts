const MAX_REMEMBERED = 200;
const said = new Set<string>();

/** Says it in the developer console, the first time only; a config full of faults is not allowed to flood it. */
export const warnOnce = (message: string): void => {
  if (said.has(message) || said.size >= MAX_REMEMBERED) return;
  said.add(message);
  console.warn(message);
};
