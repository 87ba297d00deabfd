import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { completeExport, type DataExport, mayDownload, requestExport } from '../domain/data-export.js';
import { privacyErrors } from '../domain/privacy.errors.js';
import { subjectOf } from '../domain/subject.js';
import type { AccountMails, Holders, People } from '../ports/neighbours.js';
import type { ExportFile, ExportFiles, ExportOrders, ExportRepository } from '../ports/repositories.js';

/** Someone requests a copy of everything that we store about them. */
export class RequestExport {
  constructor(
    private readonly exports: ExportRepository,
    private readonly orders: ExportOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** If one is already being created, returns that one. */
  execute(actor: Actor): Promise<DataExport> {
    return this.transaction.inTransaction(async () => {
      const wanted = await this.exports.add(requestExport(actor.userId, this.clock.now()));
      await this.orders.place(wanted.id);
      return wanted;
    });
  }

  /** The latest that is being created or can be downloaded; null if there is none. */
  async newest(actor: Actor): Promise<DataExport | null> {
    const newest = await this.exports.newestOf(actor.userId);
    const isOver = newest?.expiresAt && newest.expiresAt <= this.clock.now();
    return isOver ? null : newest;
  }
}

/** Collects every module's data, and emails the person. Idempotent, so it can be repeated after a crash. */
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
    if (!wanted) return this.files.remove(exportId); // the person was erased after a previous attempt crashed
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

  /** We keep one export only. */
  private async forgetOlder(userId: string, keep: string): Promise<void> {
    for (const { id, readyAt } of await this.exports.allOf(userId)) {
      if (id === keep || !readyAt) continue;
      await this.files.remove(id);
      await this.exports.remove(id);
    }
  }
}

/** An export and its file. */
type OpenedExport = Readonly<{ copy: DataExport; file: ExportFile }>;

/** Someone downloads their export. */
export class OpenExport {
  constructor(
    private readonly exports: ExportRepository,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws privacy/export-not-found, also for another person's */
  async execute(actor: Actor, id: string): Promise<OpenedExport> {
    const copy = await this.exports.find(id);
    if (!copy || !mayDownload(copy, actor.userId, this.clock.now())) throw privacyErrors.exportNotFound(id);
    const file = await this.files.read(id);
    if (!file) throw privacyErrors.exportNotFound(id);
    return { copy, file };
  }
}

const expiredAtOnce = 50;

/** Deletes expired exports. Returns how many. */
export class ForgetExports {
  constructor(
    private readonly exports: ExportRepository,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const expired = await this.exports.expired(this.clock.now(), expiredAtOnce);
    for (const { id } of expired) {
      await this.files.remove(id);
      await this.exports.remove(id);
    }
    return expired.length;
  }
}
