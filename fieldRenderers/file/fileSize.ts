const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;
const STEP = 1024;

/** `1,5 МБ`, the Russian way. */
export function fileSize(bytes: number): string {
  const power = bytes < STEP ? 0 : bytes < STEP * STEP ? 1 : 2;
  const unit = UNITS[power] ?? 'megabyte';
  const format = new Intl.NumberFormat('ru-RU', { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / STEP ** power);
}
