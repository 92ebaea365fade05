import { type SQL, sql } from 'drizzle-orm';
import { presetTitles } from '../../contract/texts/team';
import { roles } from '../db/schema';
import { isPreset } from '../team/presets';

/** What a role is called: presets by the code, the others as they were named. */
export const titleOfRole = ({
  preset,
  title,
}: {
  readonly preset: string | null;
  readonly title: string;
}): string => (isPreset(preset) ? presetTitles[preset] : title);

/** The same in a statement, to sort and search by. */
export const roleTitle: SQL<string> = sql<string>`coalesce(case ${roles.preset} ${sql.join(
  Object.entries(presetTitles).map(([preset, title]) => sql`when ${preset} then ${title}`),
  sql` `,
)} end, ${roles.title})`;
