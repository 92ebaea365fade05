import { PERMISSIONS } from '../../contract/fieldConfig';
import { isRecord } from '../../contract/isRecord';
import { hasArea, isForEveryone, keysOf } from '../../contract/needs';
import type { FieldRights, Levels } from '../../contract/rights';
import type { Resource } from '../../kit/declaration/defineResource';

/** A section that is drawn in place of the backend's; nothing is saved meanwhile. */
export interface Viewed {
  readonly section: string;
  /** Whose eyes these are, for the person. */
  readonly name: string;
  readonly raw: unknown;
}

export interface ViewedRole {
  readonly title: string;
  readonly levels: Levels;
  readonly fields: FieldRights;
}

/** Of the visit: a page that is loaded anew still shows it. */
const KEPT = 'carte.dev.viewAs';

const viewed = (): Viewed | undefined => JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') ?? undefined;

/** Draws the page anew, with this section; undefined = as the backend says. */
export const view = (next: Viewed | undefined): void => {
  if (next) sessionStorage.setItem(KEPT, JSON.stringify(next));
  else sessionStorage.removeItem(KEPT);
  location.reload();
};

/** A section as the backend would say it to a role: the same rule, from what the console knows. */
export const sectionFor = (
  { levels, fields }: ViewedRole,
  {
    section,
    group,
    raw,
  }: { readonly section: string; readonly group: string; readonly raw: readonly unknown[] },
): readonly unknown[] =>
  raw.map((entry) => {
    if (!isRecord(entry)) return entry;
    const left = fields[section]?.[String(entry.name)] ?? PERMISSIONS;
    const given: readonly unknown[] = Array.isArray(entry.permissions) ? entry.permissions : PERMISSIONS;
    const permissions = PERMISSIONS.filter(
      (permission) =>
        given.includes(permission) &&
        left.includes(permission) &&
        (group === '' ||
          isForEveryone(group) ||
          keysOf(group, permission).some((key) => levels[key]?.includes(permission))),
    );
    return { ...entry, permissions };
  });

/** Whose rights a form asks for: those of its resource, or of the one above that has an area; '' = nobody knows. */
export const groupOfSection = (section: string, resources: readonly Resource[]): string => {
  let found = resources.find(({ form }) => form?.tabs.some((tab) => tab.section === section));
  while (found && !hasArea(found.name)) found = resources.find(({ name }) => name === found?.under);
  return found?.name ?? '';
};

/** The answer in place of the backend's: of the section that is viewed, and of every call that would write. */
export const answerAs = (url: string, method = 'GET'): Response | undefined => {
  const as = viewed();
  if (as && method !== 'GET')
    return Response.json(
      { message: `Форма показана как «${as.name}»: ничего не сохраняется.` },
      { status: 403 },
    );
  return as && url.endsWith(`/fields/permissions/${as.section}`)
    ? Response.json({ [as.section]: as.raw })
    : undefined;
};

/** Files travel another way, which could be answered by nobody. */
const stopUploads = (): void => {
  XMLHttpRequest.prototype.send = function () {
    this.dispatchEvent(new ProgressEvent('error'));
  };
};

/** Says that a form is not one's own, and leads back. */
export const showViewed = (): void => {
  const as = viewed();
  if (!as) return;
  stopUploads();
  const bar = document.createElement('div');
  bar.setAttribute('role', 'status');
  bar.style.cssText =
    'position:fixed;inset-block-end:12px;inset-inline-end:12px;z-index:99999;padding:8px 16px;border-radius:8px;font:14px/1.4 system-ui;background:#222;color:#fff';
  bar.textContent = `Как видит «${as.name}». Ничего не сохраняется. `;
  const back = document.createElement('button');
  back.textContent = 'Вернуть своё';
  back.addEventListener('click', () => view(undefined));
  bar.append(back);
  document.body.append(bar);
};
