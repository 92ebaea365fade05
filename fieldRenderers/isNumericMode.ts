/** `^\d+$`, `^[0-9]{4}$` and the like: a text that may hold digits only. */
const DIGITS_PATTERN = /^\^(?:\\d|\[0-9\])(?:[*+]|\{\d+(?:,\d*)?\})?\$$/;

/** Whether a text's pattern asks for digits alone: then the input is in numeric mode (whole numbers, docs/spec/3-decisions.md). */
export const isNumericMode = (pattern: string | undefined): boolean =>
  pattern !== undefined && DIGITS_PATTERN.test(pattern);
