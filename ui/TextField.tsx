import { type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { FieldBox, fieldUnderId } from './FieldBox';
import styles from './TextField.module.css';

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
      <div className={styles.box}>
        {/* No native `required`: the browser's own bubbles speak its language, ours stand under the fields. */}
        <input
          {...rest}
          ref={ref}
          id={id}
          className={`${styles.input} ${className}`}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={fieldUnderId(id)}
        />
        {after}
      </div>
    </FieldBox>
  );
};
