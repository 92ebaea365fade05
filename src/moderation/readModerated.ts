import type { Moderated } from '../../contract/entities';
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
  readonly version: number;
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
export const readModerated = ({ record, before, sections, ...rest }: Moderated): ModeratedVenue => {
  const configs = sections.flatMap(({ name, fields }) => parseFieldConfig(fields, name).filter(isKnownField));
  return {
    version: rest.version,
    sentAt: rest.sent_at,
    sentBy: rest.sent_by ?? '',
    decidedAt: rest.decided_at ?? '',
    before: before ?? undefined,
    fields: configs
      .filter(({ type }) => !LEFT_OUT.includes(type))
      .map((field) => ({
        name: field.name,
        title: field.title || field.name,
        isChanged: before !== null && !isSameField(field, before, record),
        before: before ? wordsOf(field, before) : '',
        after: wordsOf(field, record),
        filesBefore: before ? filesOf(field, before) : [],
        filesAfter: filesOf(field, record),
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
