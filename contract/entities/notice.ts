import Type, { type Static } from 'typebox';
import { NOTICE_KINDS, type NoticeFacts, type NoticeKind } from '../noticeKinds';
import { Id, Moment, Nullable, Text } from './parts';

/** Something that a person is told. Its words are the console's. */
export const Notice = Type.Object({
  id: Id,
  kind: Type.Enum(NOTICE_KINDS),
  facts: Type.Record(Text, Type.Unknown(), { description: 'What it is about, by kind' }),
  created_at: Moment,
  read_at: Nullable(Moment),
});
type Wire = Static<typeof Notice>;
export type Notice = {
  [Kind in NoticeKind]: Omit<Wire, 'kind' | 'facts'> & {
    readonly kind: Kind;
    readonly facts: NoticeFacts[Kind];
  };
}[NoticeKind];
