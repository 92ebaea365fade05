import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { View } from '../../contract/entities';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { shownError } from '../parts/shownError';
import { useSay } from '../parts/useSay';
import { useSayUndoable } from '../parts/useSayUndoable';
import styles from './Views.module.css';

interface ViewRowProps {
  readonly view: View;
  readonly isCurrent: boolean;
  readonly onShow: () => void;
}

/** One view: a press shows the list by it. Deleting asks in the row, where others lose it too. */
export const ViewRow = ({ view, isCurrent, onShow }: ViewRowProps) => {
  const [isAsked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { say } = useSayUndoable();
  const saySimply = useSay();
  const { title } = view;
  const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: ['views', view.resource] });
  const remove = async (): Promise<void> => {
    try {
      await call('views.deleteMany', { ids: [view.id] });
      const said = text('views.deleted', { title });
      // Made anew it would be somebody else's.
      if (!view.is_own) saySimply(said);
      else
        say(said, async () => {
          const { resource, is_shared, state } = view;
          await call('views.create', { body: { resource, title, is_shared, state } });
          readAgain();
          return text('views.kept', { title });
        });
    } catch (error) {
      notify(shownError(error, 'errors.common'), { type: 'error' });
    }
    readAgain();
  };
  if (isAsked)
    return (
      <li className={styles.asked}>
        <p>{text(view.is_shared ? 'views.deleteShared' : 'views.deleteOwn', { title })}</p>
        <Button variant="error" size="s" onClick={() => void remove()}>
          {text('list.delete')}
        </Button>
        <Button variant="simple" size="s" onClick={() => setAsked(false)}>
          {text('common.cancel')}
        </Button>
      </li>
    );
  return (
    <li className={styles.row}>
      <button type="button" className={styles.show} aria-current={isCurrent || undefined} onClick={onShow}>
        <span>{title}</span>
        {view.is_shared && (
          <small>{text(view.is_own ? 'views.shared' : 'views.sharedBy', { author: view.author })}</small>
        )}
      </button>
      {!view.is_locked && (
        <IconButton label={text('views.delete', { title })} onClick={() => setAsked(true)}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </li>
  );
};
