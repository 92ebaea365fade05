import type { FieldRenderer } from './FieldRenderer';
import { UrlInput } from './url/UrlInput';
import { UrlRead } from './url/UrlRead';

export const url: FieldRenderer = { Input: UrlInput, Read: UrlRead };
