import type { RaRecord } from 'react-admin';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { Resource } from '../declaration/defineResource';
import { useCapability } from '../parts/may';

const FormGuestsLine = lazyWithPreload(async () => (await import('./GuestsLine')).FormGuestsLine);

interface FormGuestsProps {
  readonly resource: Resource;
  /** As it was saved; undefined while it is read. */
  readonly record: RaRecord | undefined;
}

/** Beside the title of what guests see: whether they do. It keeps its place while the record is on its way. */
export const FormGuests = ({ resource, record }: FormGuestsProps) => {
  const isTold = useCapability('visibility') && resource.isForGuests === true;
  if (!isTold) return null;
  return (
    <div className="carte-form-guests row" data-line>
      {record && <FormGuestsLine record={record} own={resource.name} />}
    </div>
  );
};
