import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { Fragment, type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { foldText } from '../../contract/foldText';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { useFocusTrap } from '../../ui/useFocusTrap';
import { useScrollLock } from '../../ui/useScrollLock';
import type { PaletteOption } from './PaletteOption';
import { PaletteStatus } from './PaletteStatus';
import styles from './palette.module.css';
import { useChoose } from './useChoose';
import { usePaletteGroups } from './usePaletteGroups';

interface PaletteProps {
  readonly onClose: () => void;
}

/** One box for everything: what is typed finds records, pages and acts; arrows choose, Enter does (TD-07). */
export const Palette = ({ onClose }: PaletteProps): ReactElement =>
  createPortal(<Sheet onClose={onClose} />, document.body);

const Sheet = ({ onClose }: PaletteProps): ReactElement => {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = usePaletteGroups(typed);
  const { choose, isWorking, failure } = useChoose({ typed, setTyped, onClose });
  const options = found.groups.flatMap((group) => group.options);
  const at = Math.min(chosen, Math.max(0, options.length - 1));
  const current = options[at];
  useScrollLock();
  useFocusTrap(sheet);
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at]);

  const move = (by: number): void => setChosen((at + by + options.length) % Math.max(1, options.length));
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape') onClose();
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    // What is shown still answers to what was typed before: nobody has seen what Enter would do.
    else if (key === 'Enter' && current && !found.isOld) choose(current, event.ctrlKey || event.metaKey);
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.layer} style={{ zIndex: limits.modalLevel }}>
      <div className="cover scrim" onPointerDown={onClose} aria-hidden="true" />
      <div
        ref={sheet}
        role="dialog"
        aria-modal="true"
        aria-label={text('palette.title')}
        tabIndex={-1}
        className={styles.sheet}
        onKeyDown={onKeyDown}
      >
        <div className={styles.box} data-autofocus>
          <Search className="rigid muted" />
          <input
            className={styles.input}
            role="combobox"
            aria-label={text('palette.title')}
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current && `${id}-${at}`}
            aria-autocomplete="list"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={limits.searchTextMax}
            placeholder={text('palette.placeholder')}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(0);
            }}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            <Close className="hide" />
            <kbd>Esc</kbd>
            <span className="visually-hidden">{text('palette.clear')}</span>
          </button>
        </div>
        <div className={styles.results} data-old={found.isOld || isWorking || undefined}>
          <PaletteStatus {...found} typed={typed} failure={failure} isWorking={isWorking} />
          <Options {...found} id={id} at={at} onPoint={setChosen} onChoose={choose} />
        </div>
        <KeysHint />
      </div>
    </div>
  );
};

interface OptionsProps extends Pick<ReturnType<typeof usePaletteGroups>, 'groups' | 'words'> {
  readonly id: string;
  /** The option that is reached, counted through all groups. */
  readonly at: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (option: PaletteOption, isBeside: boolean) => void;
}

const Options = ({ id, groups, words, at, onPoint, onChoose }: OptionsProps): ReactElement => {
  const options = groups.flatMap((group) => group.options);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={text('palette.list')}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups by role
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <p className="muted text-small strong pad-8-12" id={`${id}-${group.key}`}>
            {group.title}
          </p>
          {group.options.map((option) => {
            const index = options.indexOf(option);
            return (
              <OptionRow
                key={option.key}
                id={`${id}-${index}`}
                option={option}
                words={words}
                isChosen={index === at}
                onPoint={() => onPoint(index)}
                onChoose={(isBeside) => onChoose(option, isBeside)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};

const KeysHint = (): ReactElement => (
  <p className={styles.keys} aria-hidden="true">
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {text('palette.keys.choose')}
    </span>
    <span>
      <kbd>Enter</kbd> {text('palette.keys.do')}
    </span>
    <span>
      <kbd>Ctrl Enter</kbd> {text('palette.keys.beside')}
    </span>
  </p>
);

interface OptionRowProps {
  readonly option: PaletteOption;
  readonly id: string;
  readonly words: string;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (isBeside: boolean) => void;
}

/** One line: what it is, where it is, and what is worth knowing before it is chosen. */
const OptionRow = ({ option, id, words, isChosen, onPoint, onChoose }: OptionRowProps): ReactElement => {
  const { title, lead, where, icon: Icon, tone, picture, aside } = option;
  return (
    // The keyboard stays in the box above, which says which line is meant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox hears the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <span className="centre rigid clip round-small square-36 tinted sign-20" data-tone={tone}>
        {picture === undefined ? (
          <Icon />
        ) : (
          <img className="full tall photo" src={picture} alt="" loading="lazy" decoding="async" />
        )}
      </span>
      <span className="grow grid">
        <span className={`text-body strong anywhere tight ${styles.name}`}>
          {lead !== undefined && <span className="medium">{lead}: </span>}
          <Marked text={title} words={words} />
        </span>
        {where && <span className="muted text-small anywhere tight">{where}</span>}
      </span>
      {aside && (
        <span className={`rigid text-body strong nowrap ${styles.aside}`} data-tone={aside.tone}>
          {aside.words}
        </span>
      )}
      <kbd className="hide">Enter</kbd>
    </div>
  );
};

/** A text with the words in it that were looked for; a letter that folds into several ends the marking, nothing else. */
const Marked = ({ text, words }: { readonly text: string; readonly words: string }): ReactElement => {
  const wanted = foldText(words)
    .split(/[\s,]+/)
    .filter((word) => word.length > 1);
  const folded = foldText(text);
  if (wanted.length === 0 || folded.length !== text.length) return <>{text}</>;
  const parts = folded.split(new RegExp(`(${wanted.map(literal).join('|')})`));
  let at = 0;
  return (
    <>
      {parts.map((part, index) => {
        const from = at;
        at += part.length;
        const own = text.slice(from, at);
        return index % 2 ? (
          <mark key={from} className={styles.mark}>
            {own}
          </mark>
        ) : (
          <Fragment key={`${from} `}>{own}</Fragment>
        );
      })}
    </>
  );
};

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
