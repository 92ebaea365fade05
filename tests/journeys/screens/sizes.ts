/** The desk and the phone of every journey. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Every width that a screen is looked at and tried in, by what holds it; the first is the journey's own. */
export const WIDTHS = { desktop: [1440, 1280, 1024], phone: [390, 360] } as const;
