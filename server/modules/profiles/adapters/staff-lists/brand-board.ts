import { onboardingStages, salesStages } from '../../../../contract/lists/index.js';
import { onlyOf, type StaffLists } from '../../../../shared/staff-list/index.js';
import type { BrandBoardView } from '../http/brand-manager.dto.js';
import { brandList } from './brand-list.js';

const cardsAColumn = '[0,49]';

/** Brands by stage, in sales or in onboarding. */
export class BrandBoard {
  constructor(private readonly lists: StaffLists) {}

  /** One column per stage, in order: longest in that stage first. @throws request/bad-list-query */
  async columns(by: 'sales' | 'onboarding', filter?: string): Promise<BrandBoardView> {
    const stages = by === 'sales' ? salesStages : onboardingStages;
    const sort = JSON.stringify([`${by}StageSince`, 'ASC']);
    const column = async ({ id: stage }: (typeof stages)[number]) => {
      const asked = onlyOf({ filter, sort, range: cardsAColumn }, { [`${by}Stage`]: stage });
      const { rows, total } = await this.lists.page(brandList, asked);
      return { stage, total, brands: [...rows] };
    };
    return { columns: await Promise.all(stages.map(column)) };
  }
}
