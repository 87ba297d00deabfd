import type { Clock } from '../../../shared/kernel/index.js';
import type { Person, Subject } from '../domain/subject.js';
import type { AccountMails } from '../ports/account-mails.js';
import type { ExportFiles } from '../ports/export-files.js';
import type { ExportRepository } from '../ports/export.repository.js';
import type { Holders } from '../ports/holders.js';

/** What erasing comes down to, in the open transaction: end what is open, erase, and say so one last time. */
export class ForgetPerson {
  constructor(
    private readonly holders: Holders,
    private readonly exports: ExportRepository,
    private readonly files: ExportFiles,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  async execute(person: Person, profiles: Subject['profiles']): Promise<void> {
    const now = this.clock.now();
    const subject: Subject = { userId: person.userId, email: person.email, profiles };
    const copies = await this.exports.allOf(person.userId);
    await this.holders.withdraw(subject, now);
    await this.holders.erase(subject, now);
    for (const { id } of copies) await this.files.remove(id); // now that no attempt can become one of them any more
    await this.mails.erased(person);
  }
}
