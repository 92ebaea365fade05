import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { FileEntry } from './fileEntry';

export interface CropStepProps {
  readonly entry: FileEntry;
  /** The cropped copy; null = the original stays: cancelled, 'no crop', or the crop failed. */
  readonly onDone: (cropped: File | null) => void;
}

/** The cropper is a chunk of its own, read when the first picture is cropped. */
export const CropStep = lazyWithPreload<CropStepProps>(
  async () => (await import('./CropDialog')).CropDialog,
  <Backdrop open>
    <CircularProgress />
  </Backdrop>,
);
