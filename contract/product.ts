/** The name of the product: in the console, in letters, at the foot of a guest's page. */
export const PRODUCT = 'Carte';
