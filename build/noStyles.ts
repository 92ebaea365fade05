import type { Plugin } from 'vite';

const NOTHING = '\0no-styles';

/** For who only asks what the resources declare: nobody looks at that, and outside a build Vite cannot read a style sheet. */
export const noStyles = (): Plugin => ({
  name: 'carte-no-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? NOTHING : undefined),
  load: (id) => (id === NOTHING ? 'export default {};' : undefined),
});
