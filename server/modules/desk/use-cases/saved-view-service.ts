import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { deskErrors } from '../domain/desk.errors.js';
import { keepView, type NewView, type View } from '../domain/view.js';
import type { ViewRepository } from '../ports/repositories.js';

/** A service for saved views of staff lists: reads, saves and deletes one small record. */
export class SavedViewService {
  constructor(
    private readonly views: ViewRepository,
    private readonly clock: Clock,
  ) {}

  of({ userId }: Actor): Promise<readonly View[]> {
    return this.views.visibleTo(userId);
  }

  async keep(actor: Actor, given: NewView): Promise<View> {
    const visible = await this.views.visibleTo(actor.userId);
    const own = visible.filter(({ ownerId, resource }) => ownerId === actor.userId && resource === given.resource);
    const view = keepView(given, own, actor, this.clock.now());
    await this.views.add(view);
    return view;
  }

  /** The person's own. @throws desk/view-not-found */
  async remove({ userId }: Actor, id: string): Promise<void> {
    if (!(await this.views.remove(userId, id))) throw deskErrors.viewNotFound(id);
  }
}
