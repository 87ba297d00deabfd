import { ExportOrders } from '../../ports/export-orders.js';

export class InMemoryExportOrders extends ExportOrders {
  readonly placed: string[] = [];

  async place(exportId: string): Promise<void> {
    this.placed.push(exportId);
  }
}
