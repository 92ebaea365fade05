import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { photoWords as words } from '../../../i18n/photoWords';
import type { Resource } from '../../../kit/declaration/defineResource';
import type { Parents } from '../../../kit/declaration/Parents';
import { useMay } from '../../../kit/parts/may';
import type { BoardFields } from '../../../kit/rows/useBoardFields';
import { IconButton } from '../../../ui/IconButton';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import type { Dish, MenuBoard } from './board';
import type { useBoard } from './useBoard';

export const PhotosDialog = lazyWithPreload(async () => (await import('./PhotosDialog')).PhotosDialog);

export interface PhotosOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly board: MenuBoard;
  readonly foods: Resource;
  readonly fields: BoardFields;
  readonly parentsOf: (dish: Dish) => Parents;
}

interface Dropped {
  /** Others that come while a dialog fades open one of their own. */
  readonly key: number;
  readonly files: readonly File[];
  /** The row that they were dropped on; nothing = they are matched by their names. */
  readonly row: number | undefined;
}

/** Photos that are dropped on a row, or anywhere on the menu, or chosen: where they go is shown, then they go up. */
export const usePhotos = (of: PhotosOf) => {
  const may = useMay();
  const [dropped, setDropped] = useState<Dropped>();
  const over = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const count = useRef(0);
  const field = of.fields.field('images');
  const canAdd =
    field !== undefined && may('foods', 'update') && of.fields.canWrite({ edit: 'images' }, 'edit');
  const point = (row: HTMLElement | null): void => {
    if (over.current === row) return;
    over.current?.removeAttribute('data-drop');
    row?.setAttribute('data-drop', '');
    over.current = row;
  };
  const take = (list: FileList | null, row: HTMLElement | null): void => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    count.current += 1;
    setDropped({ key: count.current, files, row: row ? Number(row.dataset.row) : undefined });
  };
  const drop = canAdd
    ? {
        onDragOver: (event: DragEvent) => {
          // The form beside the rows takes files by itself.
          if (event.defaultPrevented || !event.dataTransfer.types.includes('Files')) return point(null);
          event.preventDefault();
          point(rowOf(event));
        },
        onDragLeave: (event: DragEvent) => event.currentTarget === event.target && point(null),
        onDrop: (event: DragEvent) => {
          point(null);
          if (event.defaultPrevented) return;
          event.preventDefault();
          take(event.dataTransfer.files, rowOf(event));
        },
      }
    : {};
  const button: ReactNode = canAdd && (
    <>
      <IconButton label={words.add} onClick={() => input.current?.click()}>
        <AddPhotoAlternateOutlined />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*"
        aria-label={words.add}
        onChange={(event) => {
          take(event.target.files, null);
          // The same files may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
  const layer: ReactNode = dropped && field && (
    <PhotosDialog
      {...of}
      key={dropped.key}
      files={dropped.files}
      row={dropped.row}
      field={field}
      onClosed={() => setDropped((now) => (now === dropped ? undefined : now))}
    />
  );
  return { button, drop, layer };
};

const rowOf = ({ target }: DragEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
