import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { type DataExport, requestExport } from '../domain/data-export.js';
import type { ExportOrders } from '../ports/export-orders.js';
import type { ExportRepository } from '../ports/export.repository.js';

/** Somebody wants a copy of everything that we hold of them. */
export class RequestExport {
  constructor(
    private readonly exports: ExportRepository,
    private readonly orders: ExportOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** While one is being made, that one is meant. */
  execute(actor: Actor): Promise<DataExport> {
    return this.transaction.inTransaction(async () => {
      const wanted = await this.exports.add(requestExport(actor.userId, this.clock.now()));
      await this.orders.place(wanted.id);
      return wanted;
    });
  }

  /** The newest that is being made or can be downloaded; null when there is none. */
  async newest(actor: Actor): Promise<DataExport | null> {
    const newest = await this.exports.newestOf(actor.userId);
    const isOver = newest?.expiresAt && newest.expiresAt <= this.clock.now();
    return isOver ? null : newest;
  }
}
