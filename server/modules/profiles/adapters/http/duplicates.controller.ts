import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { oldestRestorable, restorableUntil } from '../../domain/deletion.js';
import { hindranceOf } from '../../domain/merge.js';
import { MergeInfluencers, UndoMerge } from '../../use-cases/merge-influencers.js';
import { type DuplicateSide, Duplicates } from '../queries/duplicates.js';
import {
  type DuplicateSideView,
  DuplicatesView,
  MergeInfluencersInput,
  SettlePairInput,
  UndoMergeInput,
} from './duplicates.dto.js';

const pairsAtOnce = 20;
const mergesAtOnce = 50;

/** Influencers whom we have twice. Every answer is how it all is then. */
@ApiTags('staff')
@Controller('api/v1/admin/influencer-duplicates')
export class DuplicatesController {
  constructor(
    private readonly duplicates: Duplicates,
    private readonly merging: MergeInfluencers,
    private readonly undoMerge: UndoMerge,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns pairs of profiles that may belong to the same person, with the reasons. Also returns the merges that can
   * still be undone.
   */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListDuplicates', summary: 'List possible duplicate influencers' })
  @ApiOkResponse({ type: DuplicatesView })
  async list(): Promise<DuplicatesView> {
    const [{ total, pairs }, merges] = await Promise.all([
      this.duplicates.waiting(pairsAtOnce),
      this.duplicates.merges(oldestRestorable(this.clock.now()), mergesAtOnce),
    ]);
    return {
      total,
      items: pairs.map(({ sides: [one, other], reasons }) => ({ sides: [toView(one), toView(other)], reasons })),
      merges: merges.map((merge) => ({ ...merge, undoUntil: restorableUntil(merge.mergedAt) })),
    };
  }

  /** Searches all profiles now. This also runs every night. */
  @Post('search')
  @HttpCode(200)
  @ForStaff('influencer.merge')
  @ApiOperation({ operationId: 'staffSearchDuplicates', summary: 'Search for duplicates now' })
  @ApiOkResponse({ type: DuplicatesView })
  async search(): Promise<DuplicatesView> {
    await this.duplicates.search(this.clock.now());
    return this.list();
  }

  /**
   * Merges two profiles. The kept profile takes over the other's accounts, its places on lists, and details that it
   * lacks. The other is hidden, and its handle leads to the kept profile. Problems: profiles/cannot-be-merged,
   * profiles/merge-with-itself, profiles/already-deleted.
   */
  @Post('merge')
  @HttpCode(200)
  @ForStaff('influencer.merge')
  @ApiOperation({ operationId: 'staffMergeInfluencers', summary: 'Merge two influencers' })
  @ApiOkResponse({ type: DuplicatesView })
  async merge(
    @CurrentActor() actor: Actor,
    @Body() { keptId, mergedId }: MergeInfluencersInput,
  ): Promise<DuplicatesView> {
    await this.merging.execute(actor, keptId, mergedId);
    return this.list();
  }

  /** Undoes a merge, for up to 30 days. Problems: profiles/not-merged, profiles/too-late-to-restore. */
  @Post('undo')
  @HttpCode(200)
  @ForStaff('influencer.merge')
  @ApiOperation({ operationId: 'staffUndoMerge', summary: 'Undo a merge' })
  @ApiOkResponse({ type: DuplicatesView })
  async undo(@CurrentActor() actor: Actor, @Body() { mergedId }: UndoMergeInput): Promise<DuplicatesView> {
    await this.undoMerge.execute(actor, mergedId);
    return this.list();
  }

  /** Marks the two profiles as different people, or removes that mark. Problem: profiles/no-such-pair. */
  @Post('settle')
  @HttpCode(200)
  @ForStaff('influencer.merge')
  @ApiOperation({ operationId: 'staffSettleDuplicates', summary: 'Mark two profiles as different people' })
  @ApiOkResponse({ type: DuplicatesView })
  async settlePair(
    @CurrentActor() actor: Actor,
    @Body() { oneId, otherId, different }: SettlePairInput,
  ): Promise<DuplicatesView> {
    await this.duplicates.dismiss([oneId, otherId], different ? actor.userId : null, this.clock.now());
    return this.list();
  }
}

const toView = ({ openClaims, merges, ...side }: DuplicateSide): DuplicateSideView => ({
  ...side,
  hindrance: hindranceOf(side, { openClaims, merges, collabs: side.collabs }),
});
