import { deskErrors } from '../../domain/desk.errors.js';
import type { View } from '../../domain/view.js';
import { ViewRepository } from '../../ports/view.repository.js';

export class InMemoryViewRepository extends ViewRepository {
  private views: readonly View[] = [];

  async visibleTo(ownerId: string, resource: string): Promise<readonly View[]> {
    return this.views
      .filter((view) => view.resource === resource && (view.shared || view.ownerId === ownerId))
      .toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()));
  }

  async add(view: View): Promise<void> {
    const keyOf = ({ ownerId, resource, name }: View) => JSON.stringify([ownerId, resource, name.toLowerCase()]);
    if (this.views.some((kept) => keyOf(kept) === keyOf(view))) throw deskErrors.viewNameTaken();
    this.views = [...this.views, view];
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    const left = this.views.filter((view) => view.id !== id || view.ownerId !== ownerId);
    const removed = left.length < this.views.length;
    this.views = left;
    return removed;
  }
}
