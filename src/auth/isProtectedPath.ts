/** The areas that want a signed-in person. */
const AREAS = ['management', 'menu', 'team', 'profile', 'preferences', 'notification', 'moderation'];

export const isProtectedPath = (pathname: string): boolean => AREAS.includes(pathname.split('/')[1] ?? '');
