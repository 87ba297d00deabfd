import { londonDaysAfter, momentOf } from '../../../../contract/rules/london-time.js';
import { type Actor, ownProfile } from '../../../../shared/kernel/index.js';
import type { ShowFoodRisks } from '../../use-cases/show-food-risks.js';
import { type DaySheetVisitView, toFoodRisksView } from '../http/food-risks.dto.js';
import { type CollabQueries, servedAt } from './collab-queries.js';

/** A brand's visits of one day, with what must not be served at each. */
export class DaySheet {
  constructor(
    private readonly queries: Pick<CollabQueries, 'visits'>,
    private readonly showFoodRisks: Pick<ShowFoodRisks, 'ofMany'>,
  ) {}

  /** `day` such as 2027-03-04, in London. */
  async of(actor: Actor, day: string): Promise<DaySheetVisitView[]> {
    const from = momentOf({ date: day, time: '00:00' })!;
    const lastMoment = new Date(londonDaysAfter(from, 1).getTime() - 1);
    const visits = await this.queries.visits(ownProfile(actor).uid, from, lastMoment);
    const risks = await this.showFoodRisks.ofMany(visits.map(servedAt));
    return visits.map(({ collabId, name, handle, avatarPath, guests, title, venue, note, ...visit }) => ({
      ...{ collabId, name, handle, avatarPath, guests, title, venue, note, handoffNote: visit.handoffNote },
      ...{ visitAt: visit.visitAt.toISOString(), checkedInAt: visit.checkedInAt?.toISOString() ?? null },
      foodRisks: toFoodRisksView(risks.get(collabId)!),
    }));
  }
}
