/** Every number of the two specifications, once, each with the section it comes from (1§n console, 2§n menu area). */
export const limits = {
  /** Rows per page of the points, menus, categories and foods lists (1§9, 2§9). */
  pageSize: 12,
  /** Rows per page of the point chooser of the menu area (1§9, 2§9). */
  chooserPageSize: 25,
  /** Rows asked for when only the first point is looked up (1§9, 2§9). */
  firstPointPageSize: 1,
  /** The most rows a server serves on one page (our decision: more is clamped). */
  maxPageSize: 100,
  /** City suggestions per search (1§9). */
  cityPageSize: 100,
  /** Ingredient suggestions per search (2§9). */
  ingredientPageSize: 10,
  /** Ids in one bulk call; more is refused (our decision). */
  maxBulkIds: 500,
  /** Filter entries in one list call; more is refused (our decision). */
  maxFilters: 20,

  /** Debounce of the list search, ms (1§9). */
  searchDebounceMs: 300,
  /** Debounce of the city search, ms (1§9). */
  cityDebounceMs: 500,
  /** Letters before the first comma that start a city search (1§5). */
  citySearchMinLetters: 2,
  /** Debounce of the ingredient suggestions, ms (2§9). */
  ingredientDebounceMs: 300,
  /** An ingredient being edited closes this long after it lost focus, ms (2§9). */
  ingredientBlurMs: 200,
  /** So long a save waits for a search that may complete what was typed, ms (our decision). */
  pendingInputMs: 5000,
  /** After this long without an answer the console says so; nothing is aborted (3-decisions 20). */
  slowAnswerMs: 15_000,

  /** Sign-in and registration (1§5, 1§9). */
  codeLength: 4,
  codeMin: 1000,
  codeMax: 9999,
  passwordMin: 8,
  passwordMax: 128,
  firstNameMin: 2,
  firstNameMax: 50,
  registrationPhoneDigitsMin: 10,
  registrationPhoneDigitsMax: 15,

  /** Dynamic phone rule: characters after cleaning, and digits after the plus (1§5, 1§9). */
  phoneCleanedMin: 9,
  phoneCleanedMax: 18,
  phoneDigitsMin: 8,
  phoneDigitsMax: 17,
  /** What the phone widget lets one type: plus and 15 digits (1§5, 3-decisions 3). */
  phoneInputMax: 16,

  /** Files (1§5, 1§9). */
  fileMaxMb: 2,
  fileUrlRevokeMs: 1000,
  cropAspect: 4 / 3,
  cropMinPx: 100,

  /** Ingredients (1§5, 2§5). */
  ingredientTitleMin: 1,
  ingredientTitleMax: 30,
  ingredientsMax: 50,
  /** Marks of a food (2§5). */
  marksMax: 2,

  /** Titles and descriptions (2§5; 3-decisions settles 30 for a category, 50 for a food). */
  titleMin: 2,
  titleMinLetters: 2,
  menuTitleMax: 30,
  categoryTitleMax: 30,
  foodTitleMax: 50,
  descriptionMax: 255,

  /** Price of a food (2§5); 15 digits, so it stays exact in a decimal column. */
  priceMax: 999_999_999_999_999,
  unitValueMinPieces: 1,
  unitValueMin: 0.0001,
  /** The most of a unit (our decision): a tonne in grams. */
  unitValueMax: 1_000_000,
  /** The most of each nutrient of a dish, and digits after the comma (our decisions): both exact as JSON numbers. */
  nutrientMax: 100_000,
  nutrientDecimals: 3,

  /** A deleted record can be restored for this many days (1§9, 2§9). */
  restoreDays: 7,
  /** Closure dates lie between today and this many years ahead (1§5). */
  closureYearsAhead: 1,
  /** Default hide begin time (1§9, 2§9). */
  closureBeginTime: '00:00',
  /** Default schedule (1§9). */
  scheduleBegin: '10:00',
  scheduleEnd: '22:00',
  timeStepMinutes: 30,

  /** Reading the catalogue (1§9). */
  catalogueParallel: 10,
  catalogueRetries: 5,
  catalogueRetryMs: 350,

  /** Width under which the form grid has one column, px (1§9, 2§9). */
  formOneColumnBelow: 1024,
  /** Window width up to which the phone country list fills the screen, px (1§9). */
  phoneFullscreenMax: 500,
  countrySearchDebounceMs: 100,
  /** Infinite scroll of the point chooser (2§9). */
  infiniteScrollMargin: '20px',
  infiniteScrollThreshold: 0.1,
  /** Closing a modal takes this long, ms; its stacking level (1§9). */
  modalCloseMs: 300,
  modalLevel: 1000,
} as const;
