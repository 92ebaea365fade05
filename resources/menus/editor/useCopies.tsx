import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { type ReactNode, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { copyWords } from '../../../i18n/copyWords';
import { shownText } from '../../../i18n/text';
import type { Copying } from '../../../kit/copies/Copying';
import { CopyPanel } from '../../../kit/copies/copyActions';
import { useDuplicate } from '../../../kit/copies/useDuplicate';
import type { Resource } from '../../../kit/declaration/defineResource';
import type { MenuEntries } from '../../../kit/parts/DropdownMenu';
import { useCapability, useMay } from '../../../kit/parts/may';

interface CopiesOf {
  readonly resource: Resource;
  readonly copying: Copying;
  /** Shows the copy where it stands; default: its page is offered. */
  readonly onOpen?: (copy: RaRecord) => void;
}

/** Doubling something of the menu, and copying it to other venues, as entries of its menu; none where the backend or the role does not have it. */
export const useCopies = ({ resource, copying, onOpen }: CopiesOf) => {
  const isOffered = useCapability('copy');
  const may = useMay();
  const duplicate = useDuplicate({ resource, ...(onOpen && { onOpen }) });
  const [record, setRecord] = useState<RaRecord>();
  const isAllowed = isOffered && may(resource.name, 'copy');
  const entries = (one: RaRecord): MenuEntries => [
    isAllowed && {
      key: 'duplicate',
      label: copyWords.duplicate,
      icon: ContentCopyOutlined,
      act: () => void duplicate(one),
    },
    isAllowed && {
      key: 'copyTo',
      label: copyWords.to,
      icon: StorefrontOutlined,
      act: () => setRecord(one),
    },
  ];
  const layer: ReactNode = record && (
    <CopyPanel
      resource={resource}
      ids={[record.id]}
      title={shownText(copyWords.title, { name: resource.represent(record) })}
      copying={copying}
      onClosed={() => setRecord(undefined)}
    />
  );
  return { entries, layer };
};
