import { parseSectionText } from '../../contract/inspectSection';
import { isRecord } from '../../contract/isRecord';
import { apiBase } from '../../dataProvider/apiBase';
import { readToken } from '../../dataProvider/token';
import { shownText } from '../../i18n/text';
import { type ExplainedField, explain, fieldAt, hiddenOf } from './explain';
import { answerAs, groupOfSection, sectionFor, showViewed, type ViewedRole, view } from './viewAs';

/** Sections as they arrived, by their names. */
const sections = new Map<string, readonly unknown[]>();

/** Looks at the answers that the console gets anyway. */
const hearSections = (): void => {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const [asked, init] = request;
    const instead = answerAs(asked instanceof Request ? asked.url : String(asked), init?.method);
    if (instead) return instead;
    const answer = await ask(...request);
    const section = /\/fields\/permissions\/(\w+)/.exec(answer.url)?.[1];
    if (section !== undefined && answer.ok)
      void answer
        .clone()
        .json()
        .then((body: unknown) => {
          const raw = isRecord(body) ? body[section] : body;
          if (Array.isArray(raw)) sections.set(section, raw);
        });
    return answer;
  };
};

/** The entry that the field was read from, and of which section: the one that has all fields of the form. */
const rawOf = ({ field, form }: ExplainedField): { readonly section: string; readonly entry: unknown } => {
  const named = (raw: readonly unknown[], name: string) =>
    raw.find((entry) => isRecord(entry) && entry.name === name);
  const known = form.fields.filter(({ type }) => type !== 'header' && type !== 'empty');
  for (const [section, raw] of sections)
    if (known.every(({ name }) => named(raw, name))) return { section, entry: named(raw, field.name) };
  return { section: '', entry: undefined };
};

const fileName = (type: string): string =>
  type.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

const add = (parent: Element, tag: string, text: string): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  // The console's reset leaves a button without anything that says so.
  if (tag === 'button') element.style.cssText = 'margin:4px 12px 4px 0;text-decoration:underline';
  parent.append(element);
  return element;
};

const show = (found: ExplainedField): void => {
  document.getElementById('carte-explain')?.remove();
  const { section, entry } = rawOf(found);
  const { name, title, type } = found.field;
  const dialog = document.createElement('dialog');
  dialog.id = 'carte-explain';
  dialog.style.cssText =
    'max-width:48rem;font:14px/1.5 system-ui;color:#222;background:#fff;border-radius:12px';
  add(dialog, 'h2', `${title || name} (${section ? `${section}.` : ''}${name})`);
  for (const line of explain(found)) add(dialog, 'p', line);
  const links = add(dialog, 'p', '');
  for (const file of [`contract/fields/${fileName(type)}.ts`, `fieldRenderers/${fileName(type)}.tsx`]) {
    const link = add(links, 'button', file);
    link.style.textDecoration = 'underline';
    link.addEventListener('click', () => void fetch(`/__open-in-editor?file=${file}`));
  }
  links.style.cssText = 'display:flex;flex-wrap:wrap;gap:16px';
  const gallery = add(links, 'a', `/dev/fields?type=${type}`);
  gallery.setAttribute('href', `/dev/fields?type=${type}`);
  add(dialog, 'pre', JSON.stringify(entry ?? found.field, null, 2)).style.cssText =
    'overflow:auto;max-height:40vh';
  const hidden = hiddenOf(found.form);
  if (hidden.length > 0) add(dialog, 'h3', 'Не показаны');
  for (const line of hidden) add(dialog, 'p', line);
  if (section) void offerViews(add(dialog, 'section', ''), section);
  add(dialog, 'button', 'Закрыть').addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};

/** The form as another role has it, or as a pasted section draws it. */
const offerViews = async (place: HTMLElement, section: string): Promise<void> => {
  const raw = sections.get(section) ?? [];
  add(place, 'h3', 'Показать форму как');
  const [declared, roles] = await Promise.all([readDeclared(), readRoles()]);
  const group = groupOfSection(section, declared.resources);
  for (const role of roles)
    add(place, 'button', role.title).addEventListener('click', () =>
      view({ section, name: role.title, raw: sectionFor(role, { section, group, raw }) }),
    );
  const source = document.createElement('textarea');
  source.setAttribute('aria-label', 'JSON раздела');
  source.value = JSON.stringify(raw, null, 2);
  source.style.cssText = 'display:block;width:100%;height:12em;font:12px/1.4 monospace';
  place.append(source);
  const fault = document.createElement('p');
  add(place, 'button', 'Нарисовать по этому JSON').addEventListener('click', () => {
    const { raw: pasted, faults, notJson } = parseSectionText(source.value);
    fault.textContent =
      notJson ?? faults.map(({ field, key, args }) => `${field} ${shownText(key, args)}`).join('. ');
    if (pasted) view({ section, name: 'JSON', raw: pasted });
  });
  place.append(fault);
};

/** By its address: who imports a declaration is loaded anew when it changes, and here nobody could take it over. */
const readDeclared = (address = '/resources/index.ts'): Promise<typeof import('../../resources')> =>
  import(/* @vite-ignore */ address);

/** Those that the person may see; whoever may see none still has the JSON. */
const readRoles = async (): Promise<readonly ViewedRole[]> => {
  const answer = await fetch(`${apiBase()}/roles?per_page=100`, {
    headers: { accept: 'application/json', authorization: `Bearer ${readToken()}` },
  });
  const body: unknown = answer.ok ? await answer.json() : {};
  return isRecord(body) && Array.isArray(body.data) ? body.data : [];
};

/** Alt+click on a field of a form says where its state comes from. */
export const startExplaining = (): void => {
  hearSections();
  showViewed();
  const hear = (event: MouseEvent): void => {
    const found = event.altKey && event.target instanceof Element ? fieldAt(event.target) : undefined;
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') show(found);
  };
  // A select opens before the button is let go.
  for (const type of ['mousedown', 'click'] as const)
    document.addEventListener(type, hear, { capture: true });
};
