/**
 * The entities as they travel (1§3, 2§3): TypeBox schemas for the server and the OpenAPI document, types for everybody.
 * The console imports only the types, so no schema code reaches the browser.
 */
export { Food, Mark, PointIngredient, StoppedFood } from './food';
export { BaseCategory, Category, Menu } from './menu';
export { DaySchedule, Ingredient, ListItem, StoredFile } from './parts';
export { City, Point, PointPhone } from './point';
export { User } from './user';
