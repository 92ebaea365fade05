import { apiErrorTexts } from './texts/apiErrors';

export type FieldTexts = Readonly<Record<string, readonly string[]>>;

interface ApiErrorInit {
  readonly errors?: FieldTexts;
  /** Seconds to wait, for 429 and 503. */
  readonly retryAfter?: number;
}

/** Why a call is not carried out: becomes the answer of docs/spec/3-decisions.md, Wire format 4. */
export class ApiError extends Error {
  override readonly name = 'Refusal';
  readonly errors: FieldTexts | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    text: string,
    { errors, retryAfter }: ApiErrorInit = {},
  ) {
    super(text);
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** They may see it, or the area it is in; this they may not do. */
export const forbidden = () => new ApiError(403, apiErrorTexts.forbidden);

/** What somebody is let have; undefined = it is forbidden to them, and they go on without it. */
export const ifAllowed = <Asked>(ask: () => Asked): Asked | undefined => {
  try {
    return ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
};

/** Absent, or not yours: nobody is told which. */
export const notFound = () => new ApiError(404, apiErrorTexts.notFound);

export const malformed = (text: string = apiErrorTexts.malformed) => new ApiError(400, text);

/** @param errors texts by field name; the console puts them under their fields. */
export const invalid = (errors: FieldTexts) => new ApiError(422, apiErrorTexts.invalid, { errors });

export const conflict = (text: string, errors?: FieldTexts) =>
  new ApiError(409, text, errors ? { errors } : {});

/** The restore window of seven days is over. */
export const windowOver = () => new ApiError(410, apiErrorTexts.windowOver);

/** Somebody else saved first. */
export const stale = () => new ApiError(412, apiErrorTexts.stale);
