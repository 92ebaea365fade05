/** `+7 916 123-45-67` for numbers of Russia and Kazakhstan without the world's numbering plans; others as they are. */
export function shownPhone(number: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(number.replace(/[\s()-]/g, ''));
  return parts ? `+7 ${parts[1]} ${parts[2]}-${parts[3]}-${parts[4]}` : number;
}
