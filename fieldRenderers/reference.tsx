import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { isExactly } from '../contract/bestFirst';
import { endpointOf, isEndpointKey } from '../contract/endpoints';
import type { FieldConfig } from '../contract/fieldConfig';
import { type CityValue, cityOf } from '../contract/fields/city';
import { limits } from '../contract/limits';
import type { CarteDataProvider } from '../dataProvider/CarteDataProvider';
import { text } from '../i18n/text';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { FoundInput, type FoundKind } from './FoundInput';
import { usePlace } from './placeContext';
import { ReadFrame } from './ReadFrame';
import { useField } from './useField';

/** A record of another resource, found in its list by the words of its title; who may not read that list reads the field alone. */
const ReferenceInput = ({ field, mode }: FieldInputProps) => {
  const { canAccess = true } = useCanAccess({ resource: field.resource || field.name, action: 'list' });
  const { value } = useField(field);
  return canAccess ? (
    <ReferenceSearch field={field} mode={mode} />
  ) : (
    <ReferenceRead field={field} value={value} />
  );
};

const ReferenceSearch = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  const { id: chosen, title } = cityOf(value);
  const [opened] = useState(title);
  const search = useRecordSearch(field);
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <FoundInput
        name={field.name}
        placeholder={field.placeholder || text('reference.placeholder')}
        aria={aria}
        typed={title}
        isChosen={chosen !== null || title === opened}
        search={search}
        kind={RECORDS}
        onType={(typed) => onChange({ title: typed, id: null })}
        onChoose={onChange}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
};

/** A record of the answer: it has an id. */
type Found = CityValue & { readonly id: number | string };

const RECORDS: FoundKind<Found> = {
  queryOf: (typed) => typed.trim() || null,
  optionOf: ({ id, title }) => ({ value: id, title }),
  /** A title that stands there whole is meant, where no other record has it. */
  meant: (found, typed) => {
    const [meant, another] = found.filter(({ title }) => isExactly(title, typed));
    return another ? undefined : meant;
  },
  failed: () => text('reference.failed'),
};

/** Records by the words typed, from the list of their resource, where the form stands. */
const useRecordSearch = ({ resource = '' }: FieldConfig) => {
  const provider = useDataProvider<CarteDataProvider>();
  const parents = usePlace();
  return {
    debounceMs: limits.searchDebounceMs,
    load: async (query: string, signal: AbortSignal): Promise<readonly Found[]> => {
      const { data } = await provider.getList(resource, {
        pagination: { page: 1, perPage: limits.ingredientPageSize },
        sort: { field: 'title', order: 'ASC' },
        filter: { [searchOf(resource)]: query },
        meta: { parents },
        signal,
      });
      return data.map(({ id, title, name }) => ({ id, title: String(title ?? name ?? id) }));
    },
  };
};

/** The filter that finds a record by words; in plain REST its title. */
const searchOf = (resource: string): string => {
  const key = `${resource}.list`;
  const tests = isEndpointKey(key) ? (endpointOf(key).rowTests ?? {}) : {};
  return Object.keys(tests).find((name) => 'words' in (tests[name] ?? {})) ?? 'title';
};

const ReferenceRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>{cityOf(value).title}</ReadFrame>
);

export const reference: FieldRenderer = { Input: ReferenceInput, Read: ReferenceRead };
