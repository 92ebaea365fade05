import { account, one, registration } from './read';
import { respellAddresses } from './respell';
import { register, sweepRegistrations, update, verify } from './write';

/** Accounts, and registrations that wait for their code. */
export const userStore = {
  one,
  account,
  registration,
  register,
  verify,
  sweepRegistrations,
  respellAddresses,
  update,
};
