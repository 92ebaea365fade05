import type { phoneTypeOf } from '../../contract/phoneTypeOf';

const plans: { typeOf?: typeof phoneTypeOf } = {};

/**
 * The kind of a number as far as it is known here: the numbering plans are too heavy for every form, so they come with
 * the first phone input. Until then nobody validates the kind in the browser, and the server does it alone.
 */
export const knownPhoneType: typeof phoneTypeOf = (number) => plans.typeOf?.(number);

/** Called by the chunk that carries the plans. */
export const registerPhoneTypes = (typeOf: typeof phoneTypeOf): void => {
  plans.typeOf = typeOf;
};
