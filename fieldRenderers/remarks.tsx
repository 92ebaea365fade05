import { createContext, useContext } from 'react';
import { text } from '../i18n/text';

/** What somebody who looked at the record says of its fields, by name (MO-02). */
export const RemarksContext = createContext<Readonly<Record<string, string>>>({});

/** What is to be mended in a field, under it. */
export const FieldRemark = ({ name }: { readonly name: string }) => {
  const remarks = useContext(RemarksContext);
  const words = Object.hasOwn(remarks, name) ? remarks[name] : undefined;
  if (!words) return null;
  return (
    <p className="carte-remark">
      <b>{text('form.remark')}</b> {words}
    </p>
  );
};
