import { isRecord } from '../isRecord';
import type { FieldError, FieldTypeRules } from './FieldTypeRules';
import { readText, textOf, writeText } from './scalarText';
import { isBlank } from './textCharacters';

export const SOCIAL_NETWORKS = ['vk', 'tg', 'dzen'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What stands before a name in a full link. */
export const SOCIAL_LINKS: Readonly<Record<SocialNetwork, string>> = {
  vk: 'https://vk.com/',
  tg: 'https://t.me/',
  dzen: 'https://dzen.ru/',
};

/** The names as a person knows them (`coffee`); they travel as full links. */
export type SocialsValue = Readonly<Record<SocialNetwork, string>>;

/** The hosts under which the same profile is known, too. */
const HOSTS: Readonly<Record<SocialNetwork, RegExp>> = {
  vk: /^(?:https?:\/\/)?(?:www\.|m\.)?(?:vk\.com|vk\.ru|vkontakte\.ru)\//i,
  tg: /^(?:https?:\/\/)?(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog)\//i,
  dzen: /^(?:https?:\/\/)?(?:www\.|m\.)?dzen\.ru\//i,
};

const NAME = /^[A-Za-z0-9_.-]+$/;
const MAX_NAME = 100;

/** Profiles in three networks, under the field's name: `{vk, tg, dzen}` with full links. A name or a link is taken. */
export const socials = {
  empty: (): SocialsValue => ({ vk: '', tg: '', dzen: '' }),
  fromRecord: (record, field) => {
    const raw = record[field.name] ?? {};
    return isRecord(raw) ? eachNetwork((network) => toName(network, readText(raw[network]))) : raw;
  },
  toPayload: (value, field) => ({
    [field.name]: isRecord(value)
      ? eachNetwork((network) => toLink(network, value[network]))
      : (value ?? null),
  }),
  wireKeys: (field) => [field.name],
  check: (value, field) => {
    if (!isRecord(value)) return [{ key: 'errors.invalidFormat' }];
    const errors = SOCIAL_NETWORKS.flatMap((network) => checkName(network, value[network]));
    const isEmpty = SOCIAL_NETWORKS.every((network) => toName(network, value[network]) === '');
    return isEmpty && field.rules.required ? [{ key: 'errors.required' }] : errors;
  },
} satisfies FieldTypeRules;

/** The names as an input can show them, whatever came. */
export const socialsOf = (value: unknown): SocialsValue => {
  const raw = isRecord(value) ? value : {};
  return { vk: textOf(raw.vk), tg: textOf(raw.tg), dzen: textOf(raw.dzen) };
};

const eachNetwork = (part: (network: SocialNetwork) => unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, part(network)]));

/** `https://t.me/coffee/?x=1`, `t.me/coffee`, `@coffee` and `coffee` are the same name. */
const toName = (network: SocialNetwork, typed: unknown): unknown => {
  if (typeof typed !== 'string') return typed ?? '';
  if (isBlank(typed)) return '';
  const name = typed.trim().replace(HOSTS[network], '');
  // Behind the name of a link stands what its page was asked for.
  const own = name === typed.trim() ? name : name.replace(/[?#].*$/su, '');
  return own.replace(/^@/, '').replace(/\/$/, '');
};

const toLink = (network: SocialNetwork, typed: unknown): unknown => {
  const name = toName(network, typed);
  return typeof name === 'string' && NAME.test(name) ? SOCIAL_LINKS[network] + name : writeText(name);
};

const checkName = (network: SocialNetwork, typed: unknown): readonly FieldError[] => {
  const name = toName(network, typed);
  if (name === '') return [];
  const isName = typeof name === 'string' && name.length <= MAX_NAME && NAME.test(name);
  return isName ? [] : [{ key: 'errors.socials.invalidCharacters', at: network }];
};
