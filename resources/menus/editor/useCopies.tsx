import { type ReactNode, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { copyWords } from '../../../i18n/copyWords';
import { shownText } from '../../../i18n/text';
import type { Copying } from '../../../kit/copies/Copying';
import { CopyPanel } from '../../../kit/copies/copyActions';
import { useDuplicate } from '../../../kit/copies/useDuplicate';
import type { Resource } from '../../../kit/declaration/defineResource';
import { useCapability, useMay } from '../../../kit/parts/may';

export interface Copies {
  readonly duplicate: (record: RaRecord) => void;
  /** Opens the choice of where to. */
  readonly copyTo: (record: RaRecord) => void;
}

interface CopiesOf {
  readonly resource: Resource;
  readonly copying: Copying;
  /** Shows the copy where it stands; default: its page is offered. */
  readonly onOpen?: (copy: RaRecord) => void;
}

/** Doubling something of the menu, and copying it to other venues; nothing where the backend or the role does not have it. */
export const useCopies = ({ resource, copying, onOpen }: CopiesOf) => {
  const isOffered = useCapability('copy');
  const may = useMay();
  const duplicate = useDuplicate({ resource, ...(onOpen && { onOpen }) });
  const [record, setRecord] = useState<RaRecord>();
  const copies: Copies | undefined =
    isOffered && may(resource.name, 'copy')
      ? { duplicate: (one) => void duplicate(one), copyTo: setRecord }
      : undefined;
  const layer: ReactNode = record && (
    <CopyPanel
      resource={resource}
      ids={[record.id]}
      title={shownText(copyWords.title, { name: resource.represent(record) })}
      copying={copying}
      onClosed={() => setRecord(undefined)}
    />
  );
  return { copies, layer };
};
