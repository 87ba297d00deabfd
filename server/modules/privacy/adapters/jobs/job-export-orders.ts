import type { Jobs } from '../../../../shared/jobs/jobs.js';
import { ExportOrders } from '../../ports/repositories.js';
import type { MakeExport } from '../../use-cases/data-exports.js';

const job = 'privacy.make-export';

/** A job creates the export, and retries until it is done. */
export class JobExportOrders extends ExportOrders {
  constructor(
    private readonly jobs: Jobs,
    makeExport: MakeExport,
  ) {
    super();
    jobs.handle(job, (payload) => makeExport.execute((payload as { exportId: string }).exportId));
  }

  async place(exportId: string): Promise<void> {
    await this.jobs.enqueue(job, { exportId }, { key: `${job}:${exportId}` });
  }
}
