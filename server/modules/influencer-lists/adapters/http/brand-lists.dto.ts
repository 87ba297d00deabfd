import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { StaffInfluencerListView, StaffListMemberView } from './influencer-lists.dto.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';

export class BrandListsQuery {
  /** Only the lists that this influencer is on. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose an influencer.' })
  influencer?: string;
}

/** A list of influencers that a brand keeps. */
export class BrandListView extends StaffInfluencerListView {}

/** The same with those on it whose profiles are open, in their order. */
export class OpenBrandListView extends BrandListView {
  @ApiProperty({ type: [StaffListMemberView] })
  people: readonly StaffListMemberView[];
}

/** Whom a brand has saved. */
export class SavedInfluencersView {
  /** Their ids: 1,000 at most. */
  @ApiProperty({ type: [String] })
  ids: readonly string[];
}
