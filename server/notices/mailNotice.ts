import { eq, inArray } from 'drizzle-orm';
import { isMailed, type NoticeFacts, type NoticeKind } from '../../contract/noticeKinds';
import type { Deps } from '../Deps';
import { preferences, users } from '../db/schema';
import { noticeLetter } from '../texts/noticeLetters';

/** Sends by mail, after the answer, what people were told, to those who want this kind by mail. */
export const mailNotice = async <Kind extends NoticeKind>(
  userIds: readonly number[],
  kind: Kind,
  facts: NoticeFacts[Kind],
  { db, mail, inBackground, publicUrl }: Pick<Deps, 'db' | 'mail' | 'inBackground' | 'publicUrl'>,
): Promise<void> => {
  if (userIds.length === 0) return;
  const people = await db
    .select({ email: users.email, settled: preferences.values })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(inArray(users.id, [...userIds]));
  for (const { email } of people.filter(({ settled }) => isMailed(kind, settled?.mailed)))
    inBackground(async () => {
      const letter = noticeLetter(email, { kind, facts }, publicUrl());
      if (letter) await mail.send(letter);
    });
};
