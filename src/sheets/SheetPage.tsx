import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '../../contract/isRecord';
import { columnsOf } from '../../contract/sheets/columns';
import { categoryKindOf } from '../../contract/vocabulary';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { encodeKindId } from '../../dataProvider/kindId';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';
import { useResourceNamed } from '../../kit/declaration/ResourcesContext';
import { useFieldsOf } from '../../kit/history/useFieldsOf';
import { ErrorState } from '../../kit/parts/ErrorState';
import { useMay } from '../../kit/parts/may';
import { PageHeader } from '../../kit/parts/PageHeader';
import { PartSkeleton } from '../../kit/parts/PageSkeleton';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { useFail } from '../../kit/parts/useSay';
import { Redirect } from '../../kit/queryRouter/Redirect';
import { boardAddress } from '../../resources/shared/menuView';
import { pastedIn } from '../../resources/shared/pastedRows';
import { menusOf } from '../../resources/shared/pointChoice';
import { Button } from '../../ui/Button';
import { saveFile } from '../saveFile';
import { FilePick, type Picked, readPicked, refusalOf } from './FilePick';
import { Loading } from './Loading';
import styles from './Sheets.module.css';
import { useExistingCategories } from './useCategories';

/**
 * `/menu/sheet?pointId&menuId`: a menu as a spreadsheet, out and in (SP). A list of dishes leads here with its category and what it
 * has found (`type`, `categoryId`, `filter`): then that is what can be saved.
 */
export const SheetPage = (): ReactElement => {
  const query = new URLSearchParams(useLocation().search);
  const pointId = query.get('pointId') || undefined;
  const place = pointId === undefined ? {} : { parents: { pointId } };
  const kind = categoryKindOf(query.get('type'));
  const categoryId = query.get('categoryId') || undefined;
  const category = useParentRecord(
    'categories',
    kind && categoryId !== undefined ? encodeKindId(kind, categoryId) : undefined,
    { ...place, page: 'list' },
  );
  const above: unknown = category.data?.menu?.id;
  const menuId = query.get('menuId') || (above === undefined ? undefined : String(above));
  const point = useParentRecord('points', pointId, { page: 'list' });
  const menu = useParentRecord('menus', menuId, { ...place, page: 'list' });
  const columns = useColumns();
  if (pointId === undefined || (menuId === undefined && categoryId === undefined))
    return <Redirect to={menusOf(pointId === undefined ? {} : { pointId })} replace />;
  const error = point.error ?? menu.error ?? category.error;
  const names = { point: point.data?.title, menu: menu.data?.title };
  const address = boardAddress({ pointId, ...(menuId !== undefined && { menuId }) });
  const header = (
    <PageHeader
      crumbs={[
        {
          key: 'point',
          label: names.point ?? '',
          to: `/management/points/edit?${new URLSearchParams({ id: pointId })}`,
        },
        { key: 'menus', label: words.menu, to: menusOf({ pointId }) },
        { key: 'menu', label: names.menu ?? '', to: address },
        { key: 'sheet', label: words.title },
      ]}
      title={words.title}
    />
  );
  if (error)
    return (
      <>
        {header}
        <ErrorState error={error} fallback={words.failed} onRetry={() => void menu.refetch()} />
      </>
    );
  if (!menu.data || !point.data || menuId === undefined || !columns)
    return (
      <>
        {header}
        <PartSkeleton />
      </>
    );
  return (
    <>
      {header}
      <Table
        key={menuId}
        menuId={menuId}
        name={String(menu.data.title)}
        menuAddress={address}
        columns={columns}
        category={
          category.data && categoryId !== undefined
            ? { id: categoryId, title: String(category.data.title) }
            : undefined
        }
        filters={filtersIn(query.get('filter'))}
      />
    </>
  );
};

/** The columns of a dish, by the sections as the person has them. */
const useColumns = () => {
  const fields = useFieldsOf(useResourceNamed('foods'));
  return useMemo(() => fields && columnsOf(fields), [fields]);
};

/** What a list has found, as its address says it. */
const filtersIn = (raw: string | null): Readonly<Record<string, unknown>> | undefined => {
  try {
    const read: unknown = JSON.parse(raw ?? '');
    return isRecord(read) && Object.keys(read).length > 0 ? read : undefined;
  } catch {
    return undefined;
  }
};

interface TableProps extends Wanted {
  readonly menuAddress: string;
  readonly columns: ReturnType<typeof columnsOf>;
}

const Table = ({ menuAddress, columns, ...wanted }: TableProps): ReactElement => {
  const [picked, setPicked] = useState<Picked>();
  const [refusal, setRefusal] = useState('');
  const may = useMay();
  const navigate = useNavigate();
  const standing = useExistingCategories(wanted.menuId);
  const { state } = useLocation();
  const pasted = useMemo(() => pastedIn(state), [state]);
  const readOther = async ({ file }: Picked, name: string): Promise<void> => {
    try {
      setRefusal('');
      setPicked(await readPicked(file, columns, name));
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  if (picked && standing.isPending) return <PartSkeleton />;
  if (picked)
    return (
      <Loading
        key={picked.sheet.name}
        refusal={refusal}
        onSheet={(sheet) => void readOther(picked, sheet)}
        standing={standing.data}
        into={pasted?.into}
        menuId={wanted.menuId}
        picked={picked}
        columns={columns}
        menuAddress={menuAddress}
        onOther={() => (pasted ? navigate(-1) : setPicked(undefined))}
      />
    );
  return (
    <div className={styles.halves}>
      <Downloads {...wanted} />
      {may('menus', 'importSheet') && <FilePick columns={columns} pasted={pasted} onPicked={setPicked} />}
    </div>
  );
};

const FORMATS = ['xlsx', 'csv'] as const;

interface Wanted {
  readonly menuId: string;
  /** The name of the file. */
  readonly name: string;
  /** Only this category, and of it what a list has found. */
  readonly category?: { readonly id: string; readonly title: string } | undefined;
  readonly filters?: Readonly<Record<string, unknown>> | undefined;
}

/** Saves a menu, a category or what was found as a spreadsheet. */
const Downloads = ({ menuId, name, category, filters }: Wanted): ReactElement => {
  const { call } = useDataProvider<CarteDataProvider>();
  const fail = useFail(words.saveFailed);
  const saving = useMutation({
    mutationFn: async (format: (typeof FORMATS)[number]): Promise<void> => {
      const query = { format, ...(category && { categoryId: category.id }), ...(filters && { filters }) };
      const file = await call('menus.exportSheet', { params: { id: menuId }, query });
      saveFile(file, `${category ? `${name}, ${category.title}` : name}.${format}`);
    },
    onError: fail,
  });
  const what = filters
    ? words.saveFound
    : category
      ? shownText(words.saveCategory, { name: category.title })
      : words.saveMenu;
  return (
    <section className="clip card" aria-labelledby="sheet-save">
      <div className={`gap-16 tall stack pad-24 ${styles.half}`}>
        <h2 className="text-group" id="sheet-save">
          {words.save}
        </h2>
        <p className="muted">{what}</p>
        <div className={`flex wrap gap-12 ${styles.buttons}`}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              variant={format === 'xlsx' ? 'secondary' : 'outlined'}
              icon={<DownloadOutlined fontSize="small" />}
              loading={saving.isPending && saving.variables === format && words.saving}
              aria-label={shownText(words.saveAs, { format: format.toUpperCase() })}
              onClick={() => saving.mutate(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
};
