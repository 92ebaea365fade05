import { account, holdPassword, holdWorking, one, passwordHash, registration } from './read';
import { respellAddresses } from './respell';
import { register, setPassword, sweepRegistrations, update, verify } from './write';

/** Accounts, and registrations that wait for their code. */
export const userStore = {
  one,
  account,
  passwordHash,
  holdPassword,
  holdWorking,
  registration,
  register,
  verify,
  setPassword,
  sweepRegistrations,
  respellAddresses,
  update,
};
