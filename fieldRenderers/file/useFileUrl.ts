import { useEffect, useState } from 'react';
import { isNewFile } from '../../contract/fields';
import type { FileEntry } from './fileEntry';

/** An address under which the file can be shown in an `<img>`; one made for a local file lives as long as its tile. */
export function useFileUrl(entry: FileEntry, stored: 'thumbnailUrl' | 'originalUrl'): string | undefined {
  const [made, setMade] = useState<string>();
  const local = isNewFile(entry) ? entry : null;
  useEffect(() => {
    if (!local) return;
    const url = URL.createObjectURL(local);
    setMade(url);
    return () => URL.revokeObjectURL(url);
  }, [local]);
  return isNewFile(entry) ? made : entry[stored] || entry.url;
}
