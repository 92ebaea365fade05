import { refusalTexts } from './texts/refusals';

export type FieldTexts = Readonly<Record<string, readonly string[]>>;

interface RefusalInit {
  readonly errors?: FieldTexts;
  /** Seconds to wait, for 429 and 503. */
  readonly retryAfter?: number;
}

/** Why a call is not carried out: becomes the answer of 3-decisions, Wire format 4. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly errors: FieldTexts | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    text: string,
    { errors, retryAfter }: RefusalInit = {},
  ) {
    super(text);
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** Absent, or not yours: nobody is told which. */
export const notFound = () => new Refusal(404, refusalTexts.notFound);

export const malformed = (text: string = refusalTexts.malformed) => new Refusal(400, text);

/** @param errors texts by field name; the console puts them under their fields. */
export const invalid = (errors: FieldTexts) => new Refusal(422, refusalTexts.invalid, { errors });

export const conflict = (text: string, errors?: FieldTexts) =>
  new Refusal(409, text, errors ? { errors } : {});

/** The restore window of seven days is over. */
export const windowOver = () => new Refusal(410, refusalTexts.windowOver);

/** Somebody else saved first. */
export const stale = () => new Refusal(412, refusalTexts.stale);
