import { useLocation, useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import { useListMode } from '../listMode/ListMode';
import { useHiddenColumns } from '../listMode/useHiddenColumns';
import { withoutView } from './searchOfView';
import styles from './Views.module.css';

/** Which columns the table of this list has; at once, behind the dialog. On a phone there is no table. */
export const ColumnsChoice = () => {
  const { resource } = useListMode();
  const [hidden, setHidden] = useHiddenColumns(resource.name);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [, ...columns] = resource.list.columns;
  const choose = (keys: readonly string[]): void => {
    setHidden(keys);
    // A view's name does not stand over something else.
    if (withoutView(search) !== search) navigate({ search: withoutView(search) }, { replace: true });
  };
  if (columns.length === 0) return null;
  return (
    <fieldset className={styles.columns}>
      <legend>{text('views.columns')}</legend>
      {columns.map(({ key, label }) => (
        <Tick
          key={key}
          label={label}
          checked={!hidden.includes(key)}
          onChange={({ target }) =>
            choose(target.checked ? hidden.filter((each) => each !== key) : [...hidden, key])
          }
        />
      ))}
    </fieldset>
  );
};
