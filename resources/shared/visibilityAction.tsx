import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { RaRecord } from 'react-admin';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { useListMode } from '../../kit/listMode/ListMode';
import { FieldsPanel } from '../../kit/panels/FieldsPanel';

interface Shown {
  readonly call: NonNullable<RowAction['call']>;
  readonly section: string;
  /** Which of its fields say whether guests see a record. */
  readonly fields: readonly string[];
  readonly words: { readonly visibility: string; readonly visibilityOf: string };
}

/** Whether guests see a record: the badge of the table and the row's menu open the same panel. */
export const visibilityAction = <R extends RaRecord>({ call, words, ...panel }: Shown): RowAction<R> => ({
  key: 'visibility',
  label: () => words.visibility,
  icon: VisibilityOutlined,
  call,
  render: ({ record, onClose }) => (
    <VisibilityPanel {...panel} record={record} title={words.visibilityOf} onClosed={onClose} />
  ),
});

type PanelProps = Pick<Shown, 'section' | 'fields'> & {
  readonly record: RaRecord;
  readonly title: string;
  readonly onClosed: () => void;
};

const VisibilityPanel = ({ title, ...panel }: PanelProps) => {
  const { resource } = useListMode();
  return (
    <FieldsPanel {...panel} resource={resource} title={`${title} «${resource.represent(panel.record)}»`} />
  );
};
