import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { copyWords as words } from '../../i18n/copyWords';
import { shownText } from '../../i18n/text';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { useListMode } from '../listMode/ListMode';
import type { Copying } from './Copying';
import { useDuplicate } from './useDuplicate';

export const CopyPanel = lazyWithPreload(async () => (await import('./CopyPanel')).CopyPanel);

/** An entry of a row's menu that doubles its record where it stands. */
export const duplicate = <R extends RaRecord>(resource: string, note?: string): RowAction<R> => ({
  key: 'duplicate',
  label: () => words.duplicate,
  icon: ContentCopyOutlined,
  call: { resource, verb: 'copy' },
  render: ({ record, onClose }) => <Duplicating record={record} note={note} onClose={onClose} />,
});

/** An entry of a row's menu that copies its record to other parents. */
export const copyTo = <R extends RaRecord>(resource: string, copying: Copying): RowAction<R> => ({
  key: 'copyTo',
  label: () => words.to,
  icon: StorefrontOutlined,
  call: { resource, verb: 'copy' },
  render: ({ record, onClose }) => <CopyRow record={record} copying={copying} onClose={onClose} />,
});

interface DuplicatingProps {
  readonly record: RaRecord;
  readonly note: string | undefined;
  readonly onClose: () => void;
}

/** Draws nothing: a notice tells. */
const Duplicating = ({ record, note, onClose }: DuplicatingProps) => {
  const run = useDuplicate({ resource: useListMode().resource, note });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    onClose();
    void run(record);
  }, [run, record, onClose]);
  return null;
};

interface CopyRowProps {
  readonly record: RaRecord;
  readonly copying: Copying;
  readonly onClose: () => void;
}

const CopyRow = ({ record, copying, onClose }: CopyRowProps) => {
  const { resource } = useListMode();
  return (
    <CopyPanel
      resource={resource}
      ids={[record.id]}
      title={shownText(words.title, { name: resource.represent(record) })}
      copying={copying}
      onClosed={onClose}
    />
  );
};
