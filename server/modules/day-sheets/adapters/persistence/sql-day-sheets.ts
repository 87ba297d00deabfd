import type { Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';
import type { Sheet, SheetAddress, SheetMail } from '../../domain/day-sheet.js';
import { SheetMailRepository, SheetRepository } from '../../ports/day-sheets.js';

const mailColumns = 'm.venue_id as "venueId", m.brand_id as "brandId", m.hour, m.addresses';

export class SqlSheetMailRepository extends SheetMailRepository {
  constructor(private readonly db: Database) {
    super();
  }

  ofBrand(brandId: string): Promise<SheetMail[]> {
    return this.db.rows<SheetMail>(
      `select ${mailColumns} from day_sheet_mails m where m.brand_id = $1 order by m.venue_id`,
      [brandId],
    );
  }

  async find(venueId: string): Promise<SheetMail | null> {
    const [row] = await this.db.rows<SheetMail>(`select ${mailColumns} from day_sheet_mails m where m.venue_id = $1`, [
      venueId,
    ]);
    return row ?? null;
  }

  change(none: SheetMail, change: (mail: SheetMail) => SheetMail): Promise<SheetMail> {
    return this.db.inTransaction(async () => {
      await this.db.affected(
        'insert into day_sheet_mails (venue_id, brand_id) values ($1, $2) on conflict do nothing',
        [none.venueId, none.brandId],
      );
      const [mail] = await this.db.rows<SheetMail>(
        `select ${mailColumns} from day_sheet_mails m where m.venue_id = $1 for update`,
        [none.venueId],
      );
      const changed = change(mail!);
      await this.db.affected('update day_sheet_mails set hour = $2, addresses = $3 where venue_id = $1', [
        changed.venueId,
        changed.hour,
        JSON.stringify(changed.addresses),
      ]);
      return changed;
    });
  }
}

const sheetColumns = `d.venue_id as "venueId", to_char(d.day, 'YYYY-MM-DD') as day, d.lines, d.mailed_at as "mailedAt",
  d.checked_at as "checkedAt"`;

/** The domain calls them `recipientsOf`. */
const hasRecipients = `m.hour is not null and exists (
  select from jsonb_array_elements(m.addresses) a where (a ->> 'isListed')::boolean and a ->> 'stoppedAt' is null)`;

export class SqlSheetRepository extends SheetRepository {
  constructor(private readonly db: Database) {
    super();
  }

  due(day: string, hour: number, limit: number): Promise<readonly string[]> {
    return this.venues(
      `select m.venue_id as id from day_sheet_mails m
       where m.hour <= $2 and ${hasRecipients}
         and not exists (select from day_sheets d where d.venue_id = m.venue_id and d.day = $1::date)
       order by m.hour, m.venue_id limit $3`,
      [day, hour, limit],
    );
  }

  async begin(venueId: string, day: string, now: Date): Promise<boolean> {
    const begun = await this.db.affected(
      'insert into day_sheets (venue_id, day, checked_at) values ($1, $2::date, $3) on conflict do nothing',
      [venueId, day, now],
    );
    return begun > 0;
  }

  toCheck(
    day: string,
    { checked, mailed }: Readonly<{ checked: Date; mailed: Date }>,
    limit: number,
  ): Promise<readonly string[]> {
    return this.venues(
      `select d.venue_id as id from day_sheets d join day_sheet_mails m on m.venue_id = d.venue_id
       where d.day = $1::date and d.checked_at <= $2 and (d.mailed_at is null or d.mailed_at <= $3) and ${hasRecipients}
       order by d.checked_at, d.venue_id limit $4`,
      [day, checked, mailed, limit],
    );
  }

  async check(venueId: string, day: string, checkedBy: Date, now: Date): Promise<Sheet | null> {
    const [row] = await this.db.rows<Sheet>(
      `update day_sheets d set checked_at = $4 where d.venue_id = $1 and d.day = $2::date and d.checked_at <= $3
       returning ${sheetColumns}`,
      [venueId, day, checkedBy, now],
    );
    return row ?? null;
  }

  async save({ venueId, day, lines, mailedAt, checkedAt }: Sheet): Promise<void> {
    await this.db.affected(
      'update day_sheets set lines = $3, mailed_at = $4, checked_at = $5 where venue_id = $1 and day = $2::date',
      [venueId, day, JSON.stringify(lines), mailedAt, checkedAt],
    );
  }

  ofBrand(brandId: string, day: string): Promise<readonly Sheet[]> {
    return this.db.rows<Sheet>(
      `select ${sheetColumns} from day_sheets d join day_sheet_mails m on m.venue_id = d.venue_id
       where m.brand_id = $1 and d.day = $2::date order by d.venue_id`,
      [brandId, day],
    );
  }

  forget(before: string): Promise<number> {
    return this.db.affected('delete from day_sheets where day < $1::date', [before]);
  }

  private async venues(sql: string, values: unknown[]): Promise<string[]> {
    return (await this.db.rows<{ id: string }>(sql, values)).map(({ id }) => id);
  }
}

/** The addresses that a brand has its sheets sent to, and a person's own among them. */
export class DaySheetsPersonalData implements PersonalData {
  readonly module = 'day-sheets';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      daySheetEmails: await this.db.rows<{ venueId: string; hour: number | null; addresses: readonly SheetAddress[] }>(
        `select m.venue_id as "venueId", m.hour,
           case when m.brand_id = any($1::uuid[]) then m.addresses
             else (select jsonb_agg(a) from jsonb_array_elements(m.addresses) a where lower(a ->> 'email') = lower($2)) end as addresses
         from day_sheet_mails m
         where m.brand_id = any($1::uuid[])
           or exists (select from jsonb_array_elements(m.addresses) a where lower(a ->> 'email') = lower($2))
         order by m.venue_id`,
        [uidsOf(subject), subject.email],
      ),
    };
  }

  async erase(subject: Subject): Promise<void> {
    await this.db.affected('delete from day_sheet_mails where brand_id = any($1::uuid[])', [uidsOf(subject)]);
    await this.db.affected(
      `update day_sheet_mails m set addresses = (
         select coalesce(jsonb_agg(a), '[]') from jsonb_array_elements(m.addresses) a where lower(a ->> 'email') <> lower($1))
       where exists (select from jsonb_array_elements(m.addresses) a where lower(a ->> 'email') = lower($1))`,
      [subject.email],
    );
  }
}
