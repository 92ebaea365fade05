/** Whether the rail is narrow. Whose choice it was is not known yet: one browser, mostly one person. */
export const isRail = (): boolean => {
  try {
    const key = Object.keys(localStorage).find((each) => each.endsWith('.sidebar.collapsed'));
    return key !== undefined && localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
};
