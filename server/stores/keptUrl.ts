interface Shown {
  readonly url: string | null;
  readonly shownAt: Date | null;
}

/** The address a save leaves: guests may hold the one that was shown, so emptying it is not enough to change it. */
export const keptUrl = ({ url, shownAt }: Shown, sent: string | null | undefined): string | null =>
  sent === undefined || (sent === null && shownAt) ? url : sent;
