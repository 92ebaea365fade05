import { byEmail, one, pending } from './read';
import { register, registerShadow, update, verify } from './write';

export { shadowToWire } from './toWire';

/** Accounts, verified or not. */
export const userStore = { one, byEmail, pending, register, registerShadow, verify, update };
