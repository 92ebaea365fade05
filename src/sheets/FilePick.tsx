import UploadOutlined from '@mui/icons-material/UploadFileOutlined';
import { type ChangeEvent, type DragEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { SheetColumn } from '../../contract/sheets/columns';
import type { SheetFile } from '../../contract/sheets/readSheet';
import { SHEET_FAULTS, type SheetFault } from '../../contract/sheets/SheetRefused';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText, text } from '../../i18n/text';
import type { PastedRows } from '../../resources/shared/pastedRows';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './Sheets.module.css';

export interface Picked {
  readonly name: string;
  readonly size: number;
  /** To read another sheet of it. */
  readonly file: File;
  readonly sheet: SheetFile;
}

interface FilePickProps {
  readonly columns: readonly SheetColumn[];
  /** Rows that were pasted elsewhere, and are to be read here. */
  readonly pasted: PastedRows | undefined;
  readonly onPicked: (picked: Picked) => void;
}

const MOST_BYTES = 10 * 1024 * 1024;

/** @param name of the sheet; absent: the first of the book @throws SheetRefused */
export const readPicked = async (
  file: File,
  columns: readonly SheetColumn[],
  name?: string,
): Promise<Picked> => {
  // Before its bytes are in memory.
  if (file.size > MOST_BYTES) throw new Error('tooLarge');
  const [{ readSheet }, bytes] = await Promise.all([
    import('../../contract/sheets/readSheet'),
    file.arrayBuffer(),
  ]);
  return {
    name: file.name,
    size: file.size,
    file,
    sheet: await readSheet(new Uint8Array(bytes), columns, name),
  };
};

/** Where a spreadsheet comes in: chosen, or dropped. It is read here, and refused with the reason. */
export const FilePick = (props: FilePickProps): ReactElement => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { read, isReading, refusal } = useReading(props);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    void read(event.target.files?.[0]);
    // The same file may be chosen again after it was mended.
    event.target.value = '';
  };
  return (
    <section
      className="clip card"
      aria-labelledby="sheet-load"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={`gap-16 tall stack pad-24 ${styles.half}`}>
        <h2 className="text-group" id="sheet-load">
          {words.load}
        </h2>
        <p className="muted">{words.loadHint}</p>
        <div className={styles.drop} data-over={isOver || undefined}>
          <Button
            icon={<UploadOutlined fontSize="small" />}
            loading={isReading && words.reading}
            onClick={() => input.current?.click()}
          >
            {words.choose}
          </Button>
          <span>
            <span className={styles.drag}>{words.drop} </span>
            {words.formats}
          </span>
        </div>
        {refusal !== '' && <Notice tone="error">{refusal}</Notice>}
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={words.choose}
          onChange={choose}
        />
      </div>
    </section>
  );
};

/** Reads what was chosen, dropped, or pasted here or elsewhere; one at a time. */
const useReading = ({ columns, pasted, onPicked }: FilePickProps) => {
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState('');
  const read = async (file: File | undefined): Promise<void> => {
    if (!file || isReading) return;
    setRefusal('');
    setReading(true);
    try {
      onPicked(await readPicked(file, columns));
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setReading(false);
  };
  const readRows = async ({ rows, into }: PastedRows): Promise<void> => {
    const { withTitles } = await import('../../contract/sheets/withTitles');
    await read(new File([withTitles(rows, columns, into?.kind)], words.pasted));
  };
  const latest = useRef(readRows);
  latest.current = readRows;
  useEffect(() => {
    if (pasted !== undefined) void latest.current(pasted);
    const onPaste = (event: ClipboardEvent): void => {
      const rows = event.clipboardData?.getData('text/plain') ?? '';
      if (rows.trim() !== '' && !(event.target instanceof HTMLInputElement)) void latest.current({ rows });
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [pasted]);
  return { read, isReading, refusal };
};

export const refusalOf = (error: unknown): string => {
  const fault = faultOf(error);
  const line = error instanceof Error && 'line' in error ? Number(error.line) : 0;
  return fault ? shownText(words.fault[fault], { line }) : text('errors.common');
};

/** Known by its word: the class comes with the reader, as a chunk of its own. */
const faultOf = (error: unknown): SheetFault | undefined => {
  if (!(error instanceof Error)) return undefined;
  const said = 'fault' in error ? error.fault : error.message;
  return SHEET_FAULTS.find((fault) => fault === said);
};
