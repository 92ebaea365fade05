import { useQueries } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { checkField } from '../../contract/checkForm';
import { type FieldConfig, type FormMode, isKnownField, type SectionField } from '../../contract/fieldConfig';
import type { WireRecord } from '../../contract/fields';
import { rulesOf } from '../../contract/fields/rulesOf';
import { type FormValues, offeredFields, toFormValues } from '../../contract/formValues';
import { canView, canWrite } from '../../contract/permissions';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { shownText } from '../../i18n/text';
import type { Resource } from '../declaration/defineResource';
import { todayAt } from '../form/todayAt';
import { fieldConfigQuery } from '../form/useFieldConfig';
import { CapabilitiesContext } from '../parts/may';
import { type BoardColumn, fieldsOf } from './BoardColumn';

/** What may be seen and written in the cells of a board, and what is wrong with what was typed: the rules of the form. */
export interface BoardFields {
  /** Whether the sections are here; before that nothing is known to be writable. */
  readonly isReady: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly field: (name: string) => FieldConfig | undefined;
  readonly canSee: (column: Pick<BoardColumn, 'edit'>) => boolean;
  readonly canWrite: (column: Pick<BoardColumn, 'edit'>, mode: FormMode) => boolean;
  /** The faults of these values of a record (of a new one: undefined), in words; '' = nothing. */
  readonly problem: (values: FormValues, record: WireRecord | undefined, names?: readonly string[]) => string;
  /** The same values as they travel. */
  readonly payload: (values: FormValues) => Record<string, unknown>;
}

/** The fields of all sections of a resource's form, read as its form reads them. */
export const useBoardFields = (resource: Resource): BoardFields => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const tabs = resource.form?.tabs ?? [];
  const { all, isReady, error, retry } = useQueries({
    queries: tabs.map(({ section }) =>
      fieldConfigQuery(section, resource.form?.bundled?.[section], dataProvider),
    ),
    combine: (results) => ({
      all: results.map(({ data }) => data),
      isReady: results.every(({ data }) => data !== undefined),
      error: results.find((result) => result.error && !result.data)?.error,
      retry: () => {
        for (const result of results) if (result.error) void result.refetch();
      },
    }),
  });
  const announced = useContext(CapabilitiesContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections themselves, not the list made of them
  return useMemo(() => {
    const fields = all.flatMap((section) => section ?? []);
    const offered = offeredFields(fields, undefined, (capability) => announced.has(capability));
    return { ...fieldsAs(offered), isReady, error, retry };
  }, [...all, announced, isReady, error]);
};

const fieldsAs = (fields: readonly SectionField[]) => {
  const known = fields.filter(isKnownField);
  const field = (name: string): FieldConfig | undefined => known.find((each) => each.name === name);
  const every = (column: Pick<BoardColumn, 'edit'>, is: (field: FieldConfig) => boolean): boolean =>
    fieldsOf(column).every((name) => {
      const found = field(name);
      return found !== undefined && is(found);
    });
  return {
    field,
    canSee: (column: Pick<BoardColumn, 'edit'>) => every(column, canView),
    canWrite: (column: Pick<BoardColumn, 'edit'>, mode: FormMode) =>
      every(column, (each) => canWrite(each, mode)),
    problem: (
      values: FormValues,
      record: WireRecord | undefined,
      names: readonly string[] = Object.keys(values),
    ): string => {
      const before = toFormValues(fields, record);
      const mode: FormMode = record ? 'edit' : 'create';
      const at = { mode, today: todayAt(undefined), ...(record && { initial: before }) };
      const wrong = names
        .flatMap((name) => field(name) ?? [])
        .flatMap((each) => checkField(each, { fields, values: { ...before, ...values } }, at));
      return wrong[0] ? shownText(wrong[0].key, wrong[0].args) : '';
    },
    payload: (values: FormValues): Record<string, unknown> =>
      Object.assign(
        {},
        ...Object.entries(values).flatMap(([name, value]) => {
          const found = field(name);
          return found ? [rulesOf(found).toPayload(value, found)] : [];
        }),
      ),
  };
};
