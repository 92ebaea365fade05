/** A text that ends in an ellipsis after its third line: one endless title must not push all else out of sight. */
export const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;
