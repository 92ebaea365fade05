import { type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref, useId } from 'react';
import fieldBoxStyles from './controls.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  /** A small control inside the input's right end. */
  readonly after?: ReactNode;
  /** react-hook-form hands it over. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. `required` marks the field; whether it is filled, the form's own rules validate. */
export const TextField = ({
  label,
  help,
  error,
  after,
  required = false,
  className = '',
  ref,
  ...rest
}: TextFieldProps): ReactElement => {
  const id = useId();
  return (
    <FieldBox id={id} label={label} isRequired={required} help={help} error={error}>
      <div className="flex relative">
        {/* No native `required`: the browser's own bubbles speak its language, ours stand under the fields. */}
        <input
          {...rest}
          ref={ref}
          id={id}
          className={`${fieldBoxStyles.input} ${className}`}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={fieldUnderId(id)}
        />
        {after}
      </div>
    </FieldBox>
  );
};

interface FieldBoxProps {
  /** Of the native input; what stands under it is `fieldUnderId(id)`. */
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean;
  /** Shown under the input while there is no error. */
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

const fieldUnderId = (id: string): string => `${id}-under`;

/** Label above, the input, then its error or help: the console's field, before the console is loaded. */
const FieldBox = ({ id, label, isRequired, help, error, children }: FieldBoxProps): ReactElement => (
  <div className="stack">
    <label htmlFor={id} className={fieldBoxStyles.label}>
      {label}
      {isRequired && (
        <span className="wrong" aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
    {children}
    <p
      id={fieldUnderId(id)}
      className={`${fieldBoxStyles.under} ${error === undefined ? '' : fieldBoxStyles.error}`}
      role={error === undefined ? undefined : 'alert'}
    >
      {error ?? help}
    </p>
  </div>
);
