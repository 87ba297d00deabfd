import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { idsOf } from '../../../../contract/lists/index.js';
import { listLimits, type ListVote, listVotes } from '../../../../contract/rules/influencer-lists.js';
import type { RefusedPaste } from '../../../../contract/rules/pasted-handles.js';
import { IfGiven, Trimmed } from '../../../../shared/http/field-rules.js';
import { Moment } from '../../../../shared/http/view-fields.js';
import { TableBytes } from '../../../../shared/tables/table-import.dto.js';
import { InfluencerLineView } from '../../../profiles/index.js';
import type { AddedMembers } from '../../use-cases/list-members-service.js';

export class CreateInfluencerListInput {
  /** Unique among the lists of the same owner, ignoring case. */
  @Trimmed()
  @IsString()
  @Length(1, listLimits.name, { message: `Please enter a name of at most ${listLimits.name} characters.` })
  name: string;

  /** Visible only to the people who keep the list. */
  @IfGiven()
  @IsString()
  @MaxLength(listLimits.notes, { message: `Please write at most ${listLimits.notes} characters.` })
  notes: string = '';
}

export class UpdateInfluencerListInput {
  @IfGiven()
  @Trimmed()
  @IsString()
  @Length(1, listLimits.name, { message: `Please enter a name of at most ${listLimits.name} characters.` })
  name?: string;

  @IfGiven()
  @IsString()
  @MaxLength(listLimits.notes, { message: `Please write at most ${listLimits.notes} characters.` })
  notes?: string;
}

export class ListMembersInput {
  @IsArray({ message: 'Please choose influencers.' })
  @ArrayMinSize(1, { message: 'Please choose influencers.' })
  @ArrayMaxSize(listLimits.members, { message: `Please choose at most ${listLimits.members} influencers at a time.` })
  @IsUUID(undefined, { each: true, message: 'Please choose influencers.' })
  influencerIds: string[];
}

export class ImportListMembersInput {
  /** Handles, however separated, or a CSV table: a column "Handle", and optionally "Note". Otherwise use `file`. */
  @ValidateIf(({ file, text }: ImportListMembersInput) => file === undefined || text !== undefined)
  @IsString()
  @Length(1, listLimits.pasted, { message: `Please paste at most ${listLimits.pasted} characters.` })
  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: listLimits.pasted })
  text?: string;

  /** The same kind of table as a file, in Base64. */
  @TableBytes()
  file?: string;
}

export class MoveListMemberInput {
  @IsUUID()
  influencerId: string;

  /** The new place, counted from 0; anything beyond the end is the end. */
  @IsInt()
  @Min(0)
  @Max(listLimits.members)
  place: number;
}

export class NoteListMemberInput {
  @Trimmed()
  @IsString()
  @MaxLength(listLimits.memberNote, { message: `Please write at most ${listLimits.memberNote} characters.` })
  note: string;
}

export class ShareInfluencerListInput {
  /** The person who receives the link. */
  @Trimmed()
  @IsString()
  @Length(1, listLimits.linkLabel, {
    message: `Please say who gets the link (up to ${listLimits.linkLabel} characters).`,
  })
  label: string;

  /** The number of days the link works. */
  @IsInt({ message: 'Please enter a whole number of days.' })
  @Min(1, { message: 'A link has to last at least 1 day.' })
  @Max(listLimits.linkDays, { message: `A link can last up to ${listLimits.linkDays} days.` })
  days: number;
}

export class VoteOnListInput {
  @IsIn(idsOf(listVotes), { message: 'Please say yes, maybe or no.' })
  vote: ListVote;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(listLimits.comment, { message: `Please write at most ${listLimits.comment} characters.` })
  comment: string = '';
}

export class StaffInfluencerListView {
  id: string;
  name: string;
  notes: string;
  /** The number of influencers on the list. */
  members: number;
  /** The number of links to the list. */
  links: number;
  @Moment()
  createdAt: string;
  @Moment()
  updatedAt: string;
}

export class ListVoteView {
  /** The person who received the link. */
  label: string;
  vote: ListVote;
  comment: string;
  @Moment()
  votedAt: string;
}

export class StaffListMemberView extends InfluencerLineView {
  note: string;
  /** The place on the list, counted from 0. */
  place: number;
  @Moment()
  addedAt: string;
  @ApiProperty({ type: [ListVoteView] })
  votes: readonly ListVoteView[];
}

export class RefusedPasteView implements RefusedPaste {
  /** The pasted text. */
  text: string;
  /** Why it isn't a profile, and what to paste instead. */
  reason: string;
}

export class AddedMembersView implements AddedMembers {
  added: number;
  alreadyThere: number;
  /** Handles or ids that we don't know. */
  @ApiProperty({ type: [String] })
  unknown: readonly string[];
  /** Entries that aren't profiles, such as the address of a post. */
  @ApiProperty({ type: [RefusedPasteView] })
  refused: readonly RefusedPaste[];
}

export class ListLinkView {
  id: string;
  /** The person who received the link. */
  label: string;
  url: string;
  @Moment()
  expiresAt: string;
  expired: boolean;
  @Moment()
  createdAt: string;
}

export class SharedListMemberView extends InfluencerLineView {
  /** The vote cast with this link; `null` if there is none yet. */
  vote: ListVote | null;
  comment: string;
}

export class SharedListView {
  name: string;
  /** The person who received the link. */
  label: string;
  @Moment()
  expiresAt: string;
  members: SharedListMemberView[];
}

export class BrandListsQuery {
  /** Only lists that include this influencer. */
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
  /** The influencers' ids; at most 1,000. */
  @ApiProperty({ type: [String] })
  ids: readonly string[];
}
