/** Every number of the two specifications, once. */
export const limits = {
  /** Tables that a code may name (GV-10). */
  tableMax: 999,
  /** Rows per page of the points, menus, categories and foods lists. */
  pageSize: 12,
  /** Rows per page of the point chooser of the menu area. */
  chooserPageSize: 25,
  /** Rows asked for when only the first point is looked up. */
  firstPointPageSize: 1,
  /** The most rows a server serves on one page (our decision: more is clamped). */
  maxPageSize: 100,
  /** City suggestions per search. */
  cityPageSize: 100,
  /** Ingredient suggestions per search. */
  ingredientPageSize: 10,
  /** Ids in one bulk call; more is refused (our decision). */
  maxBulkIds: 500,
  /** Rows under one parent that one call puts in order; more is refused (our decision). */
  maxOrderIds: 5000,
  /** So many entries of the journal are counted; a page behind them is still shown (our decision). */
  countedChanges: 10_000,
  /** Rows that one bulk change reaches; more is refused (our decision). */
  maxBulkRows: 5000,
  /** Dishes that a spreadsheet holds; more is refused (our decision). */
  maxSheetRows: 20_000,
  /** A spreadsheet that is loaded: megabytes, and columns that are looked at (our decisions). */
  sheetFileMb: 10,
  sheetColumns: 200,
  /** Venues that one call copies to, rows that it makes in all of them, and dishes of one name that it lists for each (our decisions). */
  maxCopyVenues: 50,
  maxCopyRows: 20_000,
  copySameTold: 200,
  /** Filter entries in one list call; more is refused (our decision). */
  maxFilters: 20,

  /** Letters of a search of everything that are read, and what it finds of each kind (our decisions). */
  searchTextMax: 100,
  searchHits: 8,

  /** Debounce of the list search, ms. */
  searchDebounceMs: 300,
  /** Debounce of the city search, ms. */
  cityDebounceMs: 500,
  /** Letters before the first comma that start a city search. */
  citySearchMinLetters: 2,
  /** Debounce of the ingredient suggestions, ms. */
  ingredientDebounceMs: 300,
  /** An ingredient being edited closes this long after it lost focus, ms. */
  ingredientBlurMs: 200,
  /** So long a save waits for a search that may complete what was typed, ms (our decision). */
  pendingInputMs: 5000,
  /** After this long without an answer the console says so; nothing is aborted (docs/spec/3-decisions.md, Open points 20). */
  slowAnswerMs: 15_000,

  /** Sign-in and registration. */
  codeLength: 4,
  codeMin: 1000,
  codeMax: 9999,
  /** Digits of an authenticator app's code; recovery codes of an account. */
  totpDigits: 6,
  recoveryCodes: 10,
  passwordMin: 8,
  passwordMax: 128,
  firstNameMin: 2,
  firstNameMax: 50,
  registrationPhoneDigitsMin: 10,
  registrationPhoneDigitsMax: 15,

  /** Dynamic phone rule: characters after cleaning, and digits after the plus. */
  phoneCleanedMin: 9,
  phoneCleanedMax: 18,
  phoneDigitsMin: 8,
  phoneDigitsMax: 17,
  /** What the phone widget lets one type: plus and 15 digits (docs/spec/3-decisions.md, Open points 3). */
  phoneInputMax: 16,

  /** Files. */
  fileMaxMb: 2,
  /** A picture of so many takes 100 MB to decode (docs/trust.md UP4). */
  pictureMaxPixels: 25_000_000,
  fileUrlRevokeMs: 1000,
  cropAspect: 4 / 3,
  cropMinPx: 100,

  /** Ingredients. */
  ingredientTitleMin: 1,
  ingredientTitleMax: 30,
  ingredientsMax: 50,
  /** Marks of a food. */
  marksMax: 2,

  /** Why a dish is stopped, and how many years ahead it may come back (our decisions). */
  stopReasonMax: 200,
  stopYearsAhead: 1,

  /** Titles and descriptions (docs/spec/3-decisions.md settles 30 for a category, 50 for a food). */
  titleMin: 2,
  titleMinLetters: 2,
  pointTitleMax: 50,
  menuTitleMax: 30,
  categoryTitleMax: 30,
  foodTitleMax: 50,
  roleTitleMax: 50,
  /** Named views of lists: what they are called, how long their filters may be, and how many a person has of one list. */
  viewTitleMax: 60,
  viewStateMax: 4000,
  viewsMax: 100,
  descriptionMax: 255,
  /** An address written by hand, further phones of a venue, papers of a kind, pictures of a record (our decisions). */
  addressMax: 60,
  phonesMax: 5,
  papersMax: 5,
  picturesMax: 10,
  /** Fields that one role may narrow, all forms together (our decision). */
  narrowedFieldsMax: 300,

  /** Price of a food; 15 digits, so it stays exact in a decimal column. */
  priceMax: 999_999_999_999_999,
  /** From here a price is asked back or marked before it is stored, never refused (our decision). */
  priceUnusual: 1_000_000,
  unitValueMinPieces: 1,
  unitValueMin: 0.0001,
  /** The most of a unit (our decision): a tonne in grams. */
  unitValueMax: 1_000_000,
  /** The most of each nutrient of a dish, and digits after the comma (our decisions): both exact as JSON numbers. */
  nutrientMax: 100_000,
  nutrientDecimals: 3,

  /** A deleted record can be restored for this many days. */
  restoreDays: 7,
  /** Closure dates lie between today and this many years ahead. */
  closureYearsAhead: 1,
  /** Default hide begin time. */
  closureBeginTime: '00:00',
  /** Default schedule. */
  scheduleBegin: '10:00',
  scheduleEnd: '22:00',
  timeStepMinutes: 30,

  /** Reading the catalogue. */
  catalogueParallel: 10,
  catalogueRetries: 5,
  catalogueRetryMs: 350,

  /** Width under which the form grid has one column, px. */
  formOneColumnBelow: 1024,
  /** Window width up to which the phone country list fills the screen, px. */
  phoneFullscreenMax: 500,
  countrySearchDebounceMs: 100,
  /** Infinite scroll of the point chooser. */
  infiniteScrollMargin: '20px',
  infiniteScrollThreshold: 0.1,
  /** Closing a modal takes this long, ms; its stacking level. */
  modalCloseMs: 300,
  modalLevel: 1000,
} as const;
