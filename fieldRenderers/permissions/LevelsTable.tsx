import type { RightsValue } from '../../contract/fields';
import { LEVELS, type Level, type RightsArea } from '../../contract/rights';
import { rightsWords } from '../../i18n/rightsWords';
import { shownText } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import { levelsAt, mayGive, setArea, setColumn, setLevel, shareOf } from './editRights';
import styles from './Permissions.module.css';

interface LevelsTableProps {
  readonly areas: readonly RightsArea[];
  readonly rights: RightsValue;
  readonly onChange: (rights: RightsValue) => void;
}

/** Areas down, levels across. The tick of a row or a column gives all of it; on a phone each area is a card. */
export const LevelsTable = ({ areas, rights, onChange }: LevelsTableProps) => {
  const groups = [...new Set(areas.map(({ group }) => group))];
  return (
    <table className={`full collapse text-body ${styles.levels}`}>
      <caption className="visually-hidden">{rightsWords.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rightsWords.area}</th>
          {LEVELS.map((level) => (
            <ColumnHead key={level} level={level} areas={areas} rights={rights} onChange={onChange} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          {group !== '' && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={LEVELS.length + 1}>
                {group}
              </th>
            </tr>
          )}
          {areas
            .filter((area) => area.group === group)
            .map((area) => (
              <AreaRow key={area.key} area={area} rights={rights} onChange={onChange} />
            ))}
        </tbody>
      ))}
    </table>
  );
};

const ColumnHead = ({ level, areas, rights, onChange }: LevelsTableProps & { readonly level: Level }) => {
  const having = areas.filter((area) => area.levels.includes(level) && mayGive(area, level));
  const share = shareOf(having.map((area) => levelsAt(rights, area).includes(level)));
  return (
    <th scope="col">
      <Tick
        label={rightsWords.levels[level]}
        aria-label={shownText(rightsWords.everywhere, { level: rightsWords.levels[level] })}
        checked={share === 'all'}
        isMixed={share === 'some'}
        disabled={having.length === 0}
        onChange={() => onChange(setColumn(rights, having, { level, isOn: share !== 'all' }))}
      />
    </th>
  );
};

interface AreaRowProps extends Omit<LevelsTableProps, 'areas'> {
  readonly area: RightsArea;
}

const AreaRow = ({ area, rights, onChange }: AreaRowProps) => {
  const given = levelsAt(rights, area);
  const share = shareOf(area.levels.map((level) => given.includes(level)));
  const isOutOfReach = area.levels.every((level) => !mayGive(area, level));
  return (
    <tr data-on={given.length > 0 || undefined}>
      <th scope="row">
        <Tick
          label={area.title}
          aria-label={shownText(rightsWords.wholeArea, { area: area.title })}
          checked={share === 'all'}
          isMixed={share === 'some'}
          disabled={isOutOfReach}
          onChange={() => onChange(setArea(rights, area, share === 'none'))}
        />
      </th>
      {LEVELS.map((level) =>
        area.levels.includes(level) ? (
          <LevelCell
            key={level}
            area={area}
            level={level}
            given={given}
            rights={rights}
            onChange={onChange}
          />
        ) : (
          <NoCell key={level} />
        ),
      )}
    </tr>
  );
};

/** What cannot be given there. */
export const NoCell = () => (
  <td className={`faint ${styles.none}`}>
    <span aria-hidden="true">—</span>
  </td>
);

interface LevelCellProps extends AreaRowProps {
  readonly level: Level;
  readonly given: readonly Level[];
}

const LevelCell = ({ area, level, given, rights, onChange }: LevelCellProps) => {
  const isLocked = !mayGive(area, level);
  const words = rightsWords.levels[level];
  return (
    <td data-locked={isLocked || undefined} title={isLocked ? rightsWords.notYours : undefined}>
      <Tick
        label={<span className={`visually-hidden ${styles.cellWords}`}>{words}</span>}
        aria-label={shownText(isLocked ? rightsWords.cellLocked : rightsWords.cell, {
          area: area.title,
          level: words,
        })}
        checked={given.includes(level)}
        disabled={isLocked}
        onChange={({ target }) => onChange(setLevel(rights, area, { level, isOn: target.checked }))}
      />
    </td>
  );
};
