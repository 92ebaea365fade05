import { Component, type ComponentType, memo, type ReactNode, useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isVisible } from '../contract/conditions';
import {
  type FieldConfig,
  type FormMode,
  isKnownField,
  type SectionField,
  type UnknownField as UnknownEntry,
} from '../contract/fieldConfig';
import type { FieldLayout } from '../contract/fieldHints';
import { canView, canWrite } from '../contract/permissions';
import { text } from '../i18n/text';
import { isChunkFailure, reloadOnceFor } from '../ui/chunkFailure';
import { FieldFoot } from './FieldFoot';
import type { FieldInputProps } from './FieldRenderer';
import { useFormHandle } from './formHandle';
import { useOwnInput } from './ownInputs';
import { rendererOf } from './registry';
import { FieldRemark } from './remarks';
import { useFieldErrors } from './useFieldErrors';

/** A notice in the place of a field that cannot be shown. The reason is for developers: it stands in the tooltip only. */
const UnknownField = ({ field }: { field: UnknownEntry }) => (
  <div className="carte-field carte-cell stack slim" data-field={field.name} data-unknown="true">
    {field.title !== '' && <div className="carte-label">{field.title}</div>}
    <div className="carte-unknown muted text-small round below-24" role="note" title={field.reason}>
      {text('form.unknownField')}
    </div>
  </div>
);

interface Props {
  readonly field: FieldConfig;
  readonly children: ReactNode;
}

/**
 * One field that fails to draw (a chunk that did not arrive, a value nobody foresaw) must not take the form with it. A
 * part of the build that a newer one replaced is asked for once more by a reload; what was typed is kept as a draft.
 */
class FieldBoundary extends Component<Props, { readonly reason: string | undefined }> {
  override state = { reason: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkFailure(error)) reloadOnceFor(error);
  }

  override render() {
    const { field, children } = this.props;
    const { reason } = this.state;
    if (reason === undefined) return children;
    const { fieldId, name, title, order } = field;
    return <UnknownField field={{ fieldId, name, title, order, type: 'unknown', reason }} />;
  }
}

interface OwnFieldProps extends FieldInputProps {
  readonly Input: ComponentType<FieldInputProps>;
}

/** An input of the form's own making: it brings its label, the line under it says what is wrong, as everywhere. */
const OwnField = ({ Input, field, mode }: OwnFieldProps) => {
  const id = useId();
  const errors = useFieldErrors(field.name);
  return (
    <div
      className="carte-field stack slim"
      data-field={field.name}
      data-invalid={errors.length > 0 || undefined}
    >
      <Input field={field} mode={mode} />
      <FieldFoot field={field} id={id} errors={errors} />
    </div>
  );
};

/** The fields that decide whether `field` is shown: the ones its condition names, and the ones that hide those. */
const conditionNames = (field: FieldConfig, fields: readonly SectionField[]): readonly string[] => {
  const byName = new Map(fields.filter(isKnownField).map((known) => [known.name, known]));
  const names = new Set<string>();
  const waiting = [field];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const condition of next.dependsOn) {
      if (names.has(condition.field)) continue;
      names.add(condition.field);
      const source = byName.get(condition.field);
      if (source) waiting.push(source);
    }
  }
  return [...names];
};

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
  const { Input, wide, valueless } = rendererOf(field.type);
  const Own = useOwnInput(field.name);
  return (
    <div className={cellOf(field, wide)}>
      <FieldBoundary field={field}>
        {!valueless && !canWrite(field, mode) ? (
          <ReadField // Written when the record is made and never after: its help is for whoever fills it.
            field={canWrite(field, 'create') ? { ...field, description: '' } : field}
          />
        ) : Own ? (
          // Where there is no value, nothing is said of it: the place is all theirs, once there is a record.
          valueless ? (
            mode === 'edit' && <Own field={field} mode={mode} />
          ) : (
            <OwnField Input={Own} field={field} mode={mode} />
          )
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
    'carte-cell slim',
    (layout === 'wide' || (isWide && layout === undefined)) && 'carte-wide',
    layout && BESIDE.includes(layout) && `carte-${layout}`,
  ]
    .filter(Boolean)
    .join(' ');

/** What shares its row with others. */
const BESIDE: readonly FieldLayout[] = ['half', 'line', 'tied'];

/** What a field tells of itself beside the title of the group that it is folded in. */
export const FieldSum = ({ field }: { readonly field: SectionField }) => {
  const { control } = useFormHandle();
  const value = useWatch({ control, name: field.name, exact: true });
  const Sum = isKnownField(field) && canView(field) && rendererOf(field.type).Sum;
  return Sum && <Sum value={value} />;
};

const ReadField = ({ field }: { field: FieldConfig }) => {
  const { control } = useFormHandle();
  const value = useWatch({ control, name: field.name, exact: true });
  const { Read } = rendererOf(field.type);
  return <Read field={field} value={value} />;
};
