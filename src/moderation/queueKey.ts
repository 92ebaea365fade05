/** Under which the venues that wait are kept. */
export const QUEUE_KEY = ['moderation', 'list'] as const;
