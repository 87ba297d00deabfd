import { aCollab, afterTheVisit, brandActor, daysAfter, influencerActor } from '../../../../test/support/collabs.js';
import { aVideo, wholly } from '../../../../test/support/pieces.js';
import type { Collab } from '../domain/collab.js';
import { approvePiece, submit } from '../domain/delivery.js';
import type { DueDrafts } from './due-drafts.js';

/** `store` keeps this Collab in the world that the drafts are looked for in, with its offer. */
export type DraftsWorld = { drafts: DueDrafts; store(collab: Collab): Promise<void> };

export function dueDraftsContract(world: () => DraftsWorld): void {
  it('finds the drafts that nobody has answered, at the exact moment, oldest first', async () => {
    const collab = { ...aCollab(4), checkedInAt: afterTheVisit };
    const [reel, story] = collab.deliverables.map(({ id }) => id) as [string, string];
    const [first] = submit(collab, reel, { ...wholly, file: aVideo }, influencerActor, afterTheVisit);
    const later = daysAfter(afterTheVisit, 1);
    const [second] = submit(first, story, { ...wholly, file: aVideo }, influencerActor, later);
    await world().store(second);

    const { drafts } = world();
    const among = async (at: Date) => (await drafts.before(at, 100)).filter((id) => id === reel || id === story);
    expect(await among(new Date(afterTheVisit.getTime() - 1))).toEqual([]);
    expect(await among(afterTheVisit)).toEqual([reel]);
    expect(await among(later)).toEqual([reel, story]);
  });

  it('finds none that has been answered, nor any of a Collab that has ended', async () => {
    const collab = { ...aCollab(4), checkedInAt: afterTheVisit };
    const { id } = collab.deliverables[0]!;
    const [draft] = submit(collab, id, { ...wholly, file: aVideo }, influencerActor, afterTheVisit);
    const [answered] = approvePiece(draft, id, brandActor, afterTheVisit);
    await world().store(answered);
    const gone = { ...aCollab(4), checkedInAt: afterTheVisit };
    const [lost] = submit(gone, gone.deliverables[0]!.id, { ...wholly, file: aVideo }, influencerActor, afterTheVisit);
    await world().store({ ...lost, outcome: 'cancelled' });

    const found = await world().drafts.before(daysAfter(afterTheVisit, 30), 100);
    expect(found).not.toContain(id);
    expect(found).not.toContain(gone.deliverables[0]!.id);
  });
}
