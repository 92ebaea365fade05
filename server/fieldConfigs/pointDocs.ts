import { limits } from '../../contract/limits';
import type { FieldDraft } from '../../contract/sections/rawFields';

const papers = { extensions: ['pdf', 'jpg', 'jpeg', 'png'], max_size: limits.fileMaxMb, max_items: 5 };

/** The venue's papers; the licence opens the alcohol switch of its categories (2§4). */
export const pointDocs = (): readonly FieldDraft[] => [
  { name: 'papers', type: 'header', title: 'Документы заведения' },
  {
    name: 'alc_license',
    type: 'file',
    title: 'Лицензия на алкоголь',
    description: 'Нужна, если в меню есть алкоголь. PDF, JPG или PNG, до 2 МБ.',
    validation_rules: papers,
  },
  {
    name: 'documents',
    type: 'file',
    title: 'Другие документы',
    description: 'Свидетельство о регистрации, договор аренды. PDF, JPG или PNG, до 2 МБ.',
    validation_rules: papers,
  },
];
