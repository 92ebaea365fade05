import { whenWords } from './whenWords';

/** When it was, as people say it. */
export const WhenText = ({ moment }: { readonly moment: string }) => (
  <time dateTime={moment}>{whenWords(moment, new Date())}</time>
);
