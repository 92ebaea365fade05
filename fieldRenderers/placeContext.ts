import { createContext, useContext } from 'react';

/** The query parameters that place the record being edited: `{ pointId: '3' }`. */
export type Place = Readonly<Record<string, string>>;

const nowhere: Place = {};

export const PlaceContext = createContext<Place>(nowhere);

/** Where the form stands, for fields that ask the server about their surroundings (ingredients of a point). */
export const usePlace = (): Place => useContext(PlaceContext);
