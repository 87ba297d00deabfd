import { type HealthPart, judgeNode } from '../../domain/health.js';
import { databaseParts, replicaParts } from './database-parts.js';
import { cardProviderPart, documentPart, filesParts, mailPart } from './service-parts.js';
import type { Site } from './site.js';

/**
 * Checks everything that the product needs: the single list for staff and the command line. Takes at most a few
 * seconds.
 */
export async function examine(site: Site): Promise<HealthPart[]> {
  const { config, folder } = site;
  const [database, replica, mail, files, cardProvider, document] = await Promise.all([
    databaseParts(site),
    replicaParts(site),
    mailPart(config),
    filesParts(config, folder),
    cardProviderPart(config),
    documentPart(),
  ]);
  const now = new Date();
  const startedAt = new Date(now.getTime() - process.uptime() * 1_000);
  const node = judgeNode(process.versions.node, startedAt, now);
  return [node, ...database, ...replica, mail, ...files, cardProvider, document];
}
