import type { DataExport } from '../../domain/data-export.js';
import { ExportRepository } from '../../ports/export.repository.js';

export class InMemoryExportRepository extends ExportRepository {
  private readonly exports = new Map<string, DataExport>();

  async find(id: string): Promise<DataExport | null> {
    return this.exports.get(id) ?? null;
  }

  async newestOf(userId: string): Promise<DataExport | null> {
    const [newest] = await this.allOf(userId);
    return newest ?? null;
  }

  async add(wanted: DataExport): Promise<DataExport> {
    const underWay = [...this.exports.values()].find(
      ({ userId, readyAt }) => userId === wanted.userId && readyAt === null,
    );
    if (underWay) return underWay;
    this.exports.set(wanted.id, wanted);
    return wanted;
  }

  async replace(ready: DataExport): Promise<boolean> {
    if (this.exports.get(ready.id)?.readyAt !== null) return false;
    this.exports.set(ready.id, ready);
    return true;
  }

  async allOf(userId: string): Promise<DataExport[]> {
    return [...this.exports.values()]
      .filter((each) => each.userId === userId)
      .sort((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime() || (a.id < b.id ? 1 : -1));
  }

  async expired(now: Date, limit: number): Promise<DataExport[]> {
    return [...this.exports.values()]
      .filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now)
      .sort((a, b) => a.expiresAt!.getTime() - b.expiresAt!.getTime())
      .slice(0, limit);
  }

  async remove(id: string): Promise<void> {
    this.exports.delete(id);
  }
}
