import Type, { type Static } from 'typebox';
import { Id, Moment, Nullable, Text } from './parts';

/** Where somebody is signed in. Nothing of it opens the session. */
export const Session = Type.Object({
  id: Id,
  /** Browser and system in words, as they were at sign-in: `Chrome на Windows`; null = nobody knows. */
  device: Nullable(Text),
  created_at: Moment,
  /** To a few minutes. */
  last_seen_at: Moment,
  /** The session that asks. */
  current: Type.Boolean(),
});
export type Session = Static<typeof Session>;
