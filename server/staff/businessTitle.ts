import { sql } from 'drizzle-orm';
import { businesses } from '../db/schema';

/** What a business is called: by its own name, else by its first owner's. In a select from `businesses`, alone or joined. */
export const businessTitle = sql<string>`coalesce(nullif(${businesses}.title, ''), (
  select coalesce(nullif(trim(concat_ws(' ', o.name, o.last_name)), ''), o.email)
  from users o inner join members m on m.user_id = o.id inner join roles r on r.id = m.role_id
  where m.business_id = ${businesses}.id and r.preset = 'owner' and m.deleted_at is null
  order by m.id limit 1), '')`;
