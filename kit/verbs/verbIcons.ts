import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import type { Verb } from '../declaration/verbs';

export const verbIcons = {
  deleteMany: DeleteOutlined,
  restoreMany: RestoreFromTrashOutlined,
  destroyMany: DeleteForeverOutlined,
} as const satisfies Record<Verb, typeof DeleteOutlined>;
