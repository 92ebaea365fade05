import { createContext, useContext } from 'react';

/** The text about a field, and by whom. */
export interface Remark {
  readonly label: string;
  readonly words: string;
}

/** What a moderator has said of the record's fields (MO-02), or the server has noticed in them, by name. */
export const RemarksContext = createContext<Readonly<Record<string, Remark>>>({});

/** What is to be mended in a field, under it. */
export const FieldRemark = ({ name }: { readonly name: string }) => {
  const remarks = useContext(RemarksContext);
  const remark = Object.hasOwn(remarks, name) ? remarks[name] : undefined;
  if (!remark) return null;
  return (
    <p className="carte-remark below-24 pad-8-12 round-small ink text-label anywhere">
      <b>{remark.label}</b> {remark.words}
    </p>
  );
};
