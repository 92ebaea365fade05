import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { type ReactElement, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';
import { shownError } from '../../kit/parts/shownError';
import { Button } from '../../ui/Button';
import { saveFile } from '../saveFile';
import styles from './Sheets.module.css';

const FORMATS = ['xlsx', 'csv'] as const;

export interface Wanted {
  readonly menuId: string;
  /** What the file is called. */
  readonly name: string;
  /** Only this category, and of it what a list has found. */
  readonly category?: { readonly id: string; readonly title: string } | undefined;
  readonly filters?: Readonly<Record<string, unknown>> | undefined;
}

/** Saves a menu, a category or what was found as a spreadsheet. */
export const Downloads = ({ menuId, name, category, filters }: Wanted): ReactElement => {
  const { call } = useDataProvider<CarteDataProvider>();
  const notify = useNotify();
  const [busy, setBusy] = useState<string>();
  const save = async (format: (typeof FORMATS)[number]): Promise<void> => {
    setBusy(format);
    try {
      const query = { format, ...(category && { categoryId: category.id }), ...(filters && { filters }) };
      const file = await call('menus.exportSheet', { params: { id: menuId }, query });
      saveFile(file, `${category ? `${name}, ${category.title}` : name}.${format}`);
    } catch (error) {
      const said = shownError(error, words.saveFailed);
      notify(said, { type: 'error', messageArgs: { _: said } });
    }
    setBusy(undefined);
  };
  const what = filters
    ? words.saveFound
    : category
      ? shownText(words.saveCategory, { name: category.title })
      : words.saveMenu;
  return (
    <section className={styles.card} aria-labelledby="sheet-save">
      <div className={styles.half}>
        <h2 id="sheet-save">{words.save}</h2>
        <p>{what}</p>
        <div className={styles.buttons}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              variant={format === 'xlsx' ? 'secondary' : 'outlined'}
              icon={<DownloadOutlined fontSize="small" />}
              loading={busy === format && words.saving}
              aria-label={shownText(words.saveAs, { format: format.toUpperCase() })}
              onClick={() => void save(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
};
