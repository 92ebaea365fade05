/** What the build has put into the page for one kind of visit: `<!--paint:landing-->...<!--/paint-->`. */
const PAINTS = /<!--paint:(\w+)-->.*?<!--\/paint-->/gs;
const LANDING = 'landing';

/** The page as it is read at its own address, and at those of the console: each without what only the other shows. */
export const paintsOf = (page: string): { readonly landing: string; readonly console: string } => {
  const without = (isLeftOut: (name: string) => boolean): string =>
    page.replace(PAINTS, (paint, name: string) => (isLeftOut(name) ? '' : paint));
  return {
    landing: without((name) => name !== LANDING),
    console: without((name) => name === LANDING),
  };
};
