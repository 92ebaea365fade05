import AddOutlined from '@mui/icons-material/AddOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { type KeyboardEvent, useRef, useState } from 'react';
import { text } from '../../../i18n/text';
import type { RowSelection } from '../../../kit/rows/useRowSelection';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Tick } from '../../../ui/Tick';
import type { Section } from './board';
import styles from './editor.module.css';
import type { SectionActs } from './useSectionActs';

interface SectionHeadProps {
  readonly section: Section;
  readonly selection: RowSelection;
  readonly acts: SectionActs;
  /** Leads to the line where a new row is typed; absent = none may be added. */
  readonly onAddHere?: (() => void) | undefined;
}

/** The heading of a category; it stays in sight while its rows are. */
export const SectionHead = ({ section, selection, acts, onAddHere }: SectionHeadProps) => {
  const { key, title, cover, rows, kind, isShown } = section;
  const ids = rows.map(({ id }) => id);
  const ticked = ids.filter((id) => selection.ids.has(id)).length;
  const isAll = ids.length > 0 && ticked === ids.length;
  return (
    <header className={styles.head} data-picking={selection.ids.size > 0 || undefined}>
      <span className={`centre ${styles.tick}`}>
        <Tick
          checked={isAll}
          isMixed={ticked > 0 && !isAll}
          disabled={ids.length === 0}
          aria-label={text('editor.selectAllOf', { name: title })}
          onChange={() => selection.put(ids, !isAll)}
        />
      </span>
      {cover !== undefined && (
        <img
          src={cover}
          alt=""
          className="square-32 rigid photo sunken round-small"
          loading="lazy"
          decoding="async"
        />
      )}
      {acts.renaming === key ? (
        <Rename section={section} acts={acts} />
      ) : (
        <>
          <h2 className="ellipsis slim text-group">{title}</h2>
          <span className="fill muted nowrap text-small">
            {ticked > 0
              ? text('editor.ticked', { count: ticked, all: ids.length })
              : text(kind === 'drink' ? 'editor.drinks' : 'editor.foods', { smart_count: ids.length })}
          </span>
        </>
      )}
      {!isShown && (
        <span className={`inline gap-4 nowrap caution text-small medium ${styles.off}`}>
          <VisibilityOffOutlined aria-hidden />
          {text('editor.hidden')}
        </span>
      )}
      {onAddHere && (
        <Button
          variant="simple"
          size="s"
          icon={<AddOutlined />}
          className={styles.addHere}
          onClick={onAddHere}
        >
          {text('editor.addHere')}
        </Button>
      )}
      <IconButton
        label={text('editor.sectionActions', { name: title })}
        aria-haspopup="menu"
        onClick={(event) => acts.menu(section, event.currentTarget)}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
    </header>
  );
};

const Rename = ({ section, acts }: Pick<SectionHeadProps, 'section' | 'acts'>) => {
  const [words, setWords] = useState('');
  const isOver = useRef(false);
  const finish = async (title: string): Promise<void> => {
    if (isOver.current) return;
    isOver.current = true;
    const wrong = await acts.rename(section, title);
    setWords(wrong);
    isOver.current = wrong === '';
    if (wrong === '') acts.stopRenaming();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') void finish(event.currentTarget.value);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    isOver.current = true;
    acts.stopRenaming();
  };
  return (
    <>
      <input
        className={styles.rename}
        // biome-ignore lint/a11y/noAutofocus: it has come to be by asking for it
        autoFocus
        defaultValue={section.title}
        aria-label={text('editor.renameOf', { name: section.title })}
        aria-invalid={words !== ''}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={(event) => void finish(event.currentTarget.value)}
      />
      {words !== '' && (
        <span className="wrong" role="alert">
          {words}
        </span>
      )}
    </>
  );
};
