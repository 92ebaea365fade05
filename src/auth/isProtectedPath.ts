/** The areas that want a signed-in person (1§2, 2§2). */
const AREAS = ['management', 'menu', 'team', 'profile', 'preferences', 'notification'];

export const isProtectedPath = (pathname: string): boolean => AREAS.includes(pathname.split('/')[1] ?? '');
