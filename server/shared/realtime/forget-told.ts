import type { Database } from '../db/index.js';

const batch = 5_000;

/** Live messages are kept for a day, so that streams can resume. On real time, as streams are. Answers how many went. */
export const forgetTold = (db: Database): Promise<number> =>
  db.affected(
    `delete from live_messages where id in
       (select id from live_messages where created_at < now() - interval '1 day' order by created_at limit ${batch})`,
  );
