/** The database cannot be asked at the moment: it is starting anew, or too many wait for it. Trying again helps. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}
