import { useNotify } from 'react-admin';
import { call } from '../../dataProvider/call';
import { shownError } from '../../kit/parts/shownError';
import { saveFile } from '../saveFile';

interface Ids {
  readonly pointId: string;
  readonly menuId: string | undefined;
}

/** Saves the code of a venue, or of one of its menus, as a file; what goes wrong is said. */
export const useDownload = ({ pointId, menuId }: Ids): ((format: 'svg' | 'png') => Promise<void>) => {
  const notify = useNotify();
  return async (format) => {
    try {
      const kind = menuId === undefined ? { for: 'point' } : { for: 'menu', menuId };
      const file = await call('guest.qr', { params: { pointId }, query: { ...kind, format } });
      saveFile(file, `qr-${menuId ?? pointId}.${format}`);
    } catch (error) {
      notify(shownError(error, 'codes.downloadFailed'), { type: 'error' });
    }
  };
};

/** What is drawn and printed here the server hears of, as it does of what is saved: a new owner's list is ticked off (TD-04). */
export const tellPrinted = ({ pointId }: Ids): void => {
  call('guest.qr', { params: { pointId }, query: { for: 'point', format: 'svg' } }).catch(() => {
    // Paper needs no server.
  });
};
