/** The bucket cannot be asked, or refuses: nothing was kept that a row names, and trying again helps. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}
