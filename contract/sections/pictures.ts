import { limits } from '../limits';

/** Pictures of menus and foods; ten are plenty for a gallery and keep one save under the body limit. */
export const pictures = {
  extensions: ['jpg', 'jpeg', 'png', 'svg', 'gif'],
  max_size: limits.fileMaxMb,
  max_items: limits.picturesMax,
} as const;
