import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { completeExport } from '../domain/data-export.js';
import { subjectOf } from '../domain/subject.js';
import type { AccountMails } from '../ports/account-mails.js';
import type { ExportFiles } from '../ports/export-files.js';
import type { ExportRepository } from '../ports/export.repository.js';
import type { Holders } from '../ports/holders.js';
import type { People } from '../ports/people.js';

/** Collects what every module holds, and writes to the person. May be asked again after a crash. */
export class MakeExport {
  constructor(
    private readonly exports: ExportRepository,
    private readonly files: ExportFiles,
    private readonly holders: Holders,
    private readonly people: People,
    private readonly mails: AccountMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(exportId: string): Promise<void> {
    const wanted = await this.exports.find(exportId);
    if (!wanted) return this.files.remove(exportId); // the person has gone while an attempt before this one broke off
    if (wanted.readyAt) return;

    const person = await this.people.get(wanted.userId);
    const bytes = await this.files.write(wanted.id, this.holders.entriesOf(subjectOf(person), this.clock.now()));

    const ready = completeExport(wanted, bytes, this.clock.now());
    const isNews = await this.transaction.inTransaction(async () => {
      if (!(await this.exports.replace(ready))) return false;
      await this.mails.exportReady(person, ready);
      return true;
    });
    if (isNews) await this.forgetOlder(ready.userId, ready.id);
    else if (!(await this.exports.find(ready.id))) await this.files.remove(ready.id);
  }

  /** One copy is enough to look after. */
  private async forgetOlder(userId: string, keep: string): Promise<void> {
    for (const { id, readyAt } of await this.exports.allOf(userId)) {
      if (id === keep || !readyAt) continue;
      await this.files.remove(id);
      await this.exports.remove(id);
    }
  }
}
