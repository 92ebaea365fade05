import { type SQL, sql } from 'drizzle-orm';
import { presetTitles } from '../../contract/texts/titles';
import { businesses, roles } from '../db/schema';
import { isPreset } from '../team/grants';

/** The name of a business: by its own name, else by its first owner's. In a select from `businesses`, alone or joined. */
export const businessTitle = sql<string>`coalesce(nullif(${businesses.title}, ''), (
  select coalesce(nullif(trim(concat_ws(' ', o.name, o.last_name)), ''), o.email)
  from users o inner join members m on m.user_id = o.id inner join roles r on r.id = m.role_id
  where m.business_id = ${businesses}.id and r.preset = 'owner' and m.deleted_at is null
  order by m.id limit 1), '')`;

/** The name of a role: presets by the code, the others as they were named. */
export const titleOfRole = ({
  preset,
  title,
}: Pick<typeof roles.$inferSelect, 'preset' | 'title'>): string =>
  isPreset(preset) ? presetTitles[preset] : title;

/** The same in a statement, to sort and search by. */
export const roleTitle: SQL<string> = sql<string>`coalesce(case ${roles.preset} ${sql.join(
  Object.entries(presetTitles).map(([preset, title]) => sql`when ${preset} then ${title}`),
  sql` `,
)} end, ${roles.title})`;
