import { account, one, registration } from './read';
import { register, sweepRegistrations, update, verify } from './write';

/** Accounts, and registrations that wait for their code. */
export const userStore = { one, account, registration, register, verify, sweepRegistrations, update };
