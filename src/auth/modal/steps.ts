import { errorText, HttpError } from '../../../contract/errors';
import { cleanEmail } from '../../../contract/fields/isEmail';
import { limits } from '../../../contract/limits';
import { readRegistrationPhone } from '../../../contract/registrationPhone';
import { call } from '../../../dataProvider/call';
import { login } from '../../../dataProvider/login';
import { readToken, storeToken } from '../../../dataProvider/token';
import { isSignedIn, readUser } from '../../../dataProvider/User';
import { shownText, text } from '../../../i18n/text';
import { hasDraft } from '../../../kit/form/drafts';
import { preloadConsole } from '../../Console';
import { acceptSession, checkSession } from '../checkSession';
import { keepFirstName } from '../firstName';
import { session } from '../session';
import { type Field, fields } from './AuthField';
import {
  type At,
  type AuthStep,
  enter,
  type InvitationStepName,
  type StepName,
  toForgot,
  type Way,
} from './AuthStep';

const toLogin: Way = { text: 'auth.register.login', go: () => ({ step: 'login' }) };
const toLoginRemembered: Way = { ...toLogin, before: 'auth.forgot.toLogin' };

const greeting = ({ isWanted, isLost }: At['sentBy']): string => {
  if (isLost) return text(hasDraft() ? 'auth.lostKept' : 'auth.lost');
  return text(isWanted ? 'auth.wanted' : 'auth.login.lead');
};

/** The code of the app, or one of the recovery codes: the password was right. */
const byCode = (field: Field, lead: () => string, other: Way): AuthStep => ({
  fields: [field],
  texts: () => ({ title: text('auth.second.title'), lead: lead(), submit: text('auth.login.submit') }),
  failure: 'errors.confirm',
  isLenient: true,
  call: async ({ code }, { ticket }, signal) => {
    preloadConsole();
    try {
      const answer = await call('auth.totp', { body: { ticket, code: code.trim() }, signal });
      const { recoveryCodesLeft: left } = await acceptSession(answer, signal);
      return field === fields.recoveryCode && left !== null ? { step: 'codesLeft', left } : 'in';
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 401)) throw error;
      // The ticket counts no more.
      const wording = errorText(error, 'errors.login');
      return { step: 'login', why: shownText('text' in wording ? wording.text : wording.key) };
    }
  },
  ways: [other, { text: 'common.back', go: () => ({ step: 'login' }) }],
});

/** Everything but the invitation, which few people ever see: its steps come with their words (`InvitationStep`). */
export const steps: Readonly<Record<Exclude<StepName, InvitationStepName>, AuthStep>> = {
  login: {
    fields: [fields.email, fields.password],
    texts: ({ why, sentBy }) => ({
      title: text('auth.login.title'),
      lead: why || greeting(sentBy),
      submit: text('auth.login.submit'),
    }),
    failure: 'errors.login',
    call: async ({ email, password }, _, signal) => {
      preloadConsole();
      const answer = await login({ email: cleanEmail(email), password }, { signal });
      // A profile without a status: the address was never confirmed, and signing in has sent no code.
      return enter(answer, signal, (user) => ({
        step: 'confirmation',
        email: user.email || cleanEmail(email),
        isSent: false,
      }));
    },
    aside: toForgot,
    ways: [
      { before: 'auth.login.toRegister', text: 'auth.login.register', go: () => ({ step: 'register' }) },
    ],
  },

  register: {
    fields: [fields.name, fields.email, fields.phone, fields.newPassword, fields.terms],
    texts: () => ({
      title: text('auth.register.title'),
      lead: text('auth.register.lead'),
      submit: text('auth.register.submit'),
    }),
    failure: 'errors.registration',
    isKept: true,
    call: async ({ name, phone, email, password }, _, signal) => {
      // Exactly these three are sent; the first name waits here for a profile that takes it.
      const body = { phone: readRegistrationPhone(phone) ?? phone, email: cleanEmail(email), password };
      const answer = await call('auth.register', { body, signal });
      storeToken(answer.token);
      // Whoever closes the form finds the code entry again; a status counts only once the code is confirmed.
      const user = readUser(answer);
      if (user) session.setUser({ ...user, email: body.email, status: '' });
      keepFirstName({ id: user?.id ?? '', email: body.email, name: name.trim() });
      return { step: 'confirmation', email: body.email, isSent: true };
    },
    ways: [{ before: 'auth.register.toLogin', ...toLogin }],
  },

  confirmation: {
    fields: [fields.letterCode],
    texts: ({ isSent, email }) => ({
      title: text('auth.confirm.title'),
      lead: text(isSent ? 'auth.confirm.lead' : 'auth.confirm.leadUnsent', {
        email,
        length: limits.codeLength,
      }),
      submit: text('auth.confirm.submit'),
    }),
    failure: 'errors.confirm',
    isLenient: true,
    call: async ({ code }, { email }, signal) => {
      try {
        await call('auth.verify', { body: { email, code: Number(code.trim()) }, signal });
      } catch (error) {
        if (!(await isTakenAlready(error, signal))) throw error;
        return 'in';
      }
      return isSignedIn(await checkSession(signal)) ? 'in' : { problem: text('auth.checkFailed') };
    },
    resend: ({ email }) => ({
      send: (signal) => call('auth.repeat', { body: { email }, signal }),
      failure: 'errors.sendCode',
      label: text('auth.confirm.resend'),
      done: text('auth.confirm.resent'),
    }),
    ways: [
      {
        text: 'auth.confirm.back',
        go: () => {
          // Another address is another registration: the one that waits is left, here and in other tabs.
          session.logout();
          return { step: 'register' };
        },
      },
    ],
  },

  secondStep: byCode(fields.totp, () => text('auth.second.lead', { length: limits.totpDigits }), {
    text: 'auth.second.byRecovery',
    go: () => ({ step: 'recovery' }),
  }),
  recovery: byCode(fields.recoveryCode, () => text('auth.second.recoveryLead'), {
    text: 'auth.second.byApp',
    go: () => ({ step: 'secondStep' }),
  }),
  codesLeft: {
    fields: [],
    // Said before the way in: afterwards nobody would read it.
    isNews: true,
    texts: ({ left }) => ({
      title: text('auth.second.usedTitle'),
      dialog: text('auth.second.title'),
      lead: left === 0 ? text('auth.second.noneLeft') : text('auth.second.someLeft', { smart_count: left }),
      submit: text('auth.second.continue'),
    }),
    call: async () => 'in',
  },

  forgot: {
    fields: [fields.email],
    texts: () => ({
      title: text('auth.forgot.title'),
      lead: text('auth.forgot.lead'),
      submit: text('auth.forgot.submit'),
    }),
    failure: 'errors.sendLetter',
    begin: ({ email }) => ({ email }),
    call: async (typed, _, signal) => {
      const email = cleanEmail(typed.email);
      await call('auth.forgot', { body: { email }, signal });
      return { step: 'sent', email };
    },
    ways: [toLoginRemembered],
  },
  // True of every address: nobody learns whose it is.
  sent: {
    fields: [],
    isNews: true,
    texts: ({ email }) => ({
      title: text('auth.forgot.sentTitle'),
      dialog: text('auth.forgot.title'),
      lead: text('auth.forgot.sent', { email }),
    }),
    resend: ({ email }) => ({
      send: (signal) => call('auth.forgot', { body: { email }, signal }),
      failure: 'errors.sendLetter',
      label: text('auth.forgot.resend'),
      done: text('auth.forgot.resent'),
    }),
    ways: [toLogin],
  },

  newPassword: {
    fields: [fields.newPassword],
    texts: () => ({
      title: text('auth.newPassword.title'),
      lead: text('auth.newPassword.lead'),
      submit: text('auth.newPassword.submit'),
    }),
    failure: 'errors.newPassword',
    call: async ({ password }, { token }, signal) => {
      preloadConsole();
      try {
        const answer = await call('auth.reset', { body: { token, password }, signal });
        return await enter(answer, signal, () => ({ step: 'login' }));
      } catch (error) {
        const why = refusalOf(error);
        if (why === undefined) throw error;
        return { step: 'newPasswordRefused', why };
      }
    },
    ways: [toLoginRemembered],
  },
  newPasswordRefused: {
    fields: [],
    texts: ({ why }) => ({
      title: text('auth.newPassword.title'),
      lead: text('auth.newPassword.leadRefused'),
      problem: why,
      submit: text('auth.newPassword.again'),
    }),
    call: async () => ({ step: 'forgot' }),
    ways: [toLoginRemembered],
  },
};

/** A code works once: a refused one may have been taken in another tab, or by a call whose answer was lost. */
const isTakenAlready = async (error: unknown, signal: AbortSignal): Promise<boolean> =>
  error instanceof HttpError &&
  error.status === 422 &&
  readToken() !== null &&
  isSignedIn(await checkSession(signal));

/** The words for a link that is used, old or wrong; undefined = something else went wrong. */
const refusalOf = (error: unknown): string | undefined => {
  if (!(error instanceof HttpError)) return undefined;
  const isGone = error.status === 404 || error.status === 410;
  return error.errors.token?.[0] ?? (isGone ? text('auth.newPassword.refused') : undefined);
};
