import { memo, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isVisible } from '../contract/conditions';
import { type FieldConfig, type FormMode, isKnownField, type SectionField } from '../contract/fieldConfig';
import { canView, canWrite } from '../contract/permissions';
import { conditionNames } from './conditionNames';
import { FieldBoundary } from './FieldBoundary';
import { useFormHandle } from './formHandle';
import { OwnField } from './OwnField';
import { useOwnInput } from './ownInputs';
import { registry } from './registry';
import { FieldRemark } from './remarks';
import { UnknownField } from './UnknownField';

/**
 * One entry of a section in its place: the type's input, its read mode, a notice for what could not be read, or nothing.
 * Memoised, so a form that renders again renders no field again.
 */
export const FieldSlot = memo(({ field, mode }: { field: SectionField; mode: FormMode }) => {
  if (!isKnownField(field)) return <UnknownField field={field} />;
  if (!canView(field)) return null;
  return field.dependsOn.length > 0 ? (
    <ConditionalField field={field} mode={mode} />
  ) : (
    <KnownField field={field} mode={mode} />
  );
});

/** Watches only the fields that its condition names, and renders only when the answer flips. Hiding keeps the value. */
const ConditionalField = ({ field, mode }: { field: FieldConfig; mode: FormMode }) => {
  const { control, fields, getValues } = useFormHandle();
  const names = useMemo(() => [...conditionNames(field, fields)], [field, fields]);
  const compute = () => isVisible(field, getValues(), fields);
  const isShown = useWatch({ control, name: names, exact: true, compute });
  return isShown ? <KnownField field={field} mode={mode} /> : null;
};

const KnownField = ({ field, mode }: { field: FieldConfig; mode: FormMode }) => {
  const { Input, wide, valueless } = registry[field.type];
  const Own = useOwnInput(field.name);
  return (
    <div className={cellOf(field, wide)}>
      <FieldBoundary field={field}>
        {!valueless && !canWrite(field, mode) ? (
          <ReadField // Written when the record is made and never after: its help is for whoever fills it.
            field={canWrite(field, 'create') ? { ...field, description: '' } : field}
          />
        ) : Own ? (
          <OwnField Input={Own} field={field} mode={mode} />
        ) : (
          <Input field={field} mode={mode} />
        )}
      </FieldBoundary>
      <FieldRemark name={field.name} />
    </div>
  );
};

/** A hint of the section wins over what its type is used to. */
const cellOf = ({ layout }: FieldConfig, isWide = false): string =>
  [
    'carte-cell',
    (layout === 'wide' || (isWide && layout === undefined)) && 'carte-wide',
    layout === 'half' && 'carte-half',
  ]
    .filter(Boolean)
    .join(' ');

const ReadField = ({ field }: { field: FieldConfig }) => {
  const { control } = useFormHandle();
  const value = useWatch({ control, name: field.name, exact: true });
  const { Read } = registry[field.type];
  return <Read field={field} value={value} />;
};
