const GENERATED = /^[A-Za-z0-9_-]{32}(?:\.small)?\.(?:jpg|png|gif|svg|pdf)$/;

/** Whether a name is one that the store gives: nothing else is ever opened, served or removed. */
export const isStoredName = (name: string): boolean => GENERATED.test(name);

/** What is still being written begins with this; only a crash leaves it behind. */
export const DRAFT = '.draft-';
