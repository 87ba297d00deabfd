import type { Deletion, DeletionEvent } from '../../domain/deletion.js';
import { DeletedProfiles } from '../../ports/deleted-profiles.js';

export class InMemoryDeletedProfiles extends DeletedProfiles {
  readonly events: DeletionEvent[] = [];
  private readonly byUid = new Map<string, Deletion>();

  async find(profileUid: string): Promise<Deletion | null> {
    return this.byUid.get(profileUid) ?? null;
  }

  async add(deletion: Deletion, ...events: DeletionEvent[]): Promise<boolean> {
    if (this.byUid.has(deletion.profileUid)) return false;
    this.byUid.set(deletion.profileUid, deletion);
    this.events.push(...events);
    return true;
  }

  async remove(profileUid: string, ...events: DeletionEvent[]): Promise<boolean> {
    const known = this.byUid.get(profileUid);
    if (!known || known.erasedAt) return false;
    this.byUid.delete(profileUid);
    this.events.push(...events);
    return true;
  }

  async due(before: Date, limit: number): Promise<Deletion[]> {
    return [...this.byUid.values()]
      .filter(({ deletedAt, erasedAt }) => !erasedAt && deletedAt <= before)
      .sort((a, b) => a.deletedAt.getTime() - b.deletedAt.getTime())
      .slice(0, limit);
  }

  async erase(profileUid: string, now: Date, ...events: DeletionEvent[]): Promise<boolean> {
    const known = this.byUid.get(profileUid);
    if (!known || known.erasedAt) return false;
    this.byUid.set(profileUid, { ...known, erasedAt: now });
    this.events.push(...events);
    return true;
  }
}
