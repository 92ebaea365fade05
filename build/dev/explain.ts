import { isVisible } from '../../contract/conditions';
import { type FieldConfig, type FormMode, isKnownField, type SectionField } from '../../contract/fieldConfig';
import { isRecord } from '../../contract/isRecord';
import { canView, canWrite } from '../../contract/permissions';

/** What is looked at of a form. */
export interface ExplainedForm {
  readonly fields: readonly SectionField[];
  readonly getValues: () => Readonly<Record<string, unknown>>;
}

export interface ExplainedField {
  readonly field: FieldConfig;
  readonly mode: FormMode;
  readonly form: ExplainedForm;
}

const isForm = (value: unknown): value is ExplainedForm =>
  isRecord(value) && Array.isArray(value.fields) && typeof value.getValues === 'function';
const isField = (value: unknown): value is FieldConfig =>
  isRecord(value) && typeof value.name === 'string' && Array.isArray(value.permissions);

/** The field of a form that an element belongs to, by what React keeps beside its elements. */
export const fieldAt = (element: Element): ExplainedField | undefined => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  let field: FieldConfig | undefined;
  let mode: FormMode = 'edit';
  for (
    let fiber: unknown = key && Reflect.get(element, key);
    isRecord(fiber);
    fiber = Reflect.get(fiber, 'return')
  ) {
    const props = fiber.memoizedProps;
    if (!isRecord(props)) continue;
    if (isField(props.field)) field = props.field;
    if (field && (props.mode === 'create' || props.mode === 'edit')) mode = props.mode;
    if (field && isForm(props.value)) return { field, mode, form: props.value };
  }
  return undefined;
};

/** Why a field stands there as it does: what is told of it, line by line. */
export const explain = ({ field, mode, form }: ExplainedField): readonly string[] => [
  `Тип: ${field.type}. Права: ${field.permissions.join(', ') || 'никаких'}.`,
  canWrite(field, mode)
    ? `Можно менять: есть «view» и «${mode}».`
    : `Только для чтения: нет права «${mode}»${mode === 'edit' && canWrite(field, 'create') ? ', заполняется один раз, при создании' : ''}.`,
  ...conditionLines(field, form),
  Object.keys(field.rules).length > 0 ? `Правила: ${JSON.stringify(field.rules)}` : 'Правил нет.',
  `Значение: ${JSON.stringify(form.getValues()[field.name])}`,
];

const conditionLines = (field: FieldConfig, { getValues }: ExplainedForm): readonly string[] =>
  field.dependsOn.map(({ field: name, values }) => {
    const held = isVisible({ ...field, dependsOn: [{ field: name, values }] }, getValues(), []);
    const now = JSON.stringify(getValues()[name]);
    return `Условие: «${name}» = ${values.map((value) => JSON.stringify(value)).join(' или ')}; сейчас ${now}: ${held ? 'выполнено' : 'не выполнено'}.`;
  });

/** The fields of the form that nobody sees, each with the reason. */
export const hiddenOf = (form: ExplainedForm): readonly string[] =>
  form.fields
    .filter(isKnownField)
    .filter((field) => !isVisible(field, form.getValues(), form.fields))
    .map((field) => {
      const why = canView(field) ? conditionLines(field, form).join(' ') : 'Нет права «view».';
      return `${field.name}: ${why || 'Скрыто вместе с полем, от которого зависит.'}`;
    });
