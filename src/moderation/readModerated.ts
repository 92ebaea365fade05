import { type FieldConfig, isKnownField } from '../../contract/fieldConfig';
import { isSameField } from '../../contract/fieldHistory';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { shownPhone } from '../../fieldRenderers/phone/shownPhone';
import { valueWords } from '../../fieldRenderers/valueWords';

export interface ShownFile {
  readonly name: string;
  readonly url: string;
  /** The address of a small picture, where it is one. */
  readonly picture?: string | undefined;
}

/** A field as the desk shows it. */
export interface ModeratedField {
  readonly name: string;
  readonly title: string;
  readonly isChanged: boolean;
  /** In words; '' = nothing. */
  readonly before: string;
  readonly after: string;
  /** Of fields that hold files. */
  readonly filesBefore: readonly ShownFile[];
  readonly filesAfter: readonly ShownFile[];
}

export interface ModeratedVenue {
  readonly version: number | undefined;
  readonly sentAt: string;
  readonly sentBy: string;
  readonly decidedAt: string;
  /** undefined: it was never decided on. */
  readonly before: WireRecord | undefined;
  readonly fields: readonly ModeratedField[];
}

/** Fields that are no statement about the venue. */
const LEFT_OUT: readonly FieldConfig['type'][] = ['header', 'empty', 'change_status', 'close_point'];

/** What the server sent of a venue, field by field as its form asks for them. */
export const readModerated = (raw: Readonly<Record<string, unknown>>): ModeratedVenue => {
  const { version, sent_at: sentAt, sent_by: sentBy, decided_at: decidedAt, record, before, sections } = raw;
  const now = isRecord(record) ? record : {};
  const then = isRecord(before) ? before : undefined;
  const configs = (Array.isArray(sections) ? sections : []).flatMap((section: unknown) =>
    isRecord(section) ? parseFieldConfig(section.fields, String(section.name)).filter(isKnownField) : [],
  );
  return {
    version: typeof version === 'number' ? version : undefined,
    sentAt: textOf(sentAt),
    sentBy: textOf(sentBy),
    decidedAt: textOf(decidedAt),
    before: then,
    fields: configs
      .filter(({ type }) => !LEFT_OUT.includes(type))
      .map((field) => ({
        name: field.name,
        title: field.title || field.name,
        isChanged: then !== undefined && !isSameField(field, then, now),
        before: then ? wordsOf(field, then) : '',
        after: wordsOf(field, now),
        filesBefore: then ? filesOf(field, then) : [],
        filesAfter: filesOf(field, now),
      })),
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const wordsOf = (field: FieldConfig, record: WireRecord): string => {
  if (field.type === 'file') return '';
  const words = valueWords(field, record);
  return field.type === 'phone' ? shownPhone(words) : words;
};

const filesOf = (field: FieldConfig, record: WireRecord): readonly ShownFile[] => {
  const value = record[field.name];
  if (field.type !== 'file') return [];
  // One file travels without its list.
  return [value ?? []]
    .flat()
    .filter(isRecord)
    .flatMap(({ url, name, thumbnailUrl }) =>
      typeof url === 'string'
        ? [
            {
              url,
              name: textOf(name) || url.split('/').at(-1) || url,
              ...(typeof thumbnailUrl === 'string' && { picture: thumbnailUrl }),
            },
          ]
        : [],
    );
};
