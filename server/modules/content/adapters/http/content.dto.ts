import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { type ContentType, type DeliverableType, deliverableTypes, idsOf } from '../../../../contract/lists/index.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { downloadAtMost } from '../../domain/content.js';
import { UsageRightsDto } from '../../../offers/index.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { Moment, Whole } from '../../../../shared/http/view-fields.js';

const rightsStates = ['running', 'ended'] as const;
type RightsState = (typeof rightsStates)[number];

export class ContentQuery extends PageQuery {
  /** Only pieces of this type. */
  @IfGiven()
  @IsIn(idsOf(deliverableTypes), { message: 'There’s no such type.' })
  type?: DeliverableType;

  /** Whether your rights to the pieces are running or have ended. */
  @IfGiven()
  @IsIn(rightsStates, { message: 'Rights are running or ended.' })
  rights?: RightsState;

  /** Part of the offer's title, the caption, or the creator's name or handle. */
  @IfGiven()
  @IsString()
  @MaxLength(100, { message: 'Please search for at most 100 characters.' })
  text?: string;

  /** The `next` of the previous page. */
  @IfGiven()
  @IsUUID(undefined, { message: 'after must be the next of the page before.' })
  after?: string;
}

export class ContentDownloadQuery {
  /** The ids of the pieces, separated by commas. */
  @ApiProperty({ type: String, example: '0192f0c1-7a10-7cc2-8d0e-3a9a4c1b2d3e' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @ArrayMinSize(1, { message: 'Please choose at least one piece.' })
  @ArrayMaxSize(downloadAtMost, { message: `Please choose at most ${downloadAtMost} pieces at once.` })
  @ArrayUnique({ message: 'Please name each piece once.' })
  @IsUUID(undefined, { each: true, message: 'There’s no such piece.' })
  pieces: string[];
}

export class ContentCreatorView {
  name: string;
  handle: string;
}

export class ContentPieceView {
  id: string;
  collabId: string;
  /** The offer's title. */
  title: string;
  /** `null` once they have left. */
  creator: ContentCreatorView | null;
  type: DeliverableType;
  contentType: ContentType;
  mediaId: string;
  caption: string;
  /** The address of the post. */
  postUrl: string | null;
  @Moment()
  approvedAt: string;
  /** The agreed rights; `null` if there are none. */
  rights: UsageRightsDto | null;
  @Moment()
  rightsUntil: string | null;
  /** Whether it can be used and downloaded now. */
  usable: boolean;
}

export class ContentPage {
  items: ContentPieceView[];
  /** Send it as `after`; `null` at the end. */
  next: string | null;
}

export class DeliveredPieceView {
  pieceId: string;
  collabId: string;
  /** The offer’s title. */
  title: string;
  type: DeliverableType;
  mediaId: string | null;
  @Moment()
  publishedAt: string | null;
  /** The brand’s name. */
  brand: string;
  /** The creator’s name. */
  creator: string;
}

export class DeliveredTwinView {
  id: string;
  first: DeliveredPieceView;
  second: DeliveredPieceView;
  /** In how many of 64 bits they differ: 0 if they look the same. */
  @Whole()
  difference: number;
  @Moment()
  foundAt: string;
  /** What staff found; `null` until they have settled it. */
  note: string | null;
  @Moment()
  settledAt: string | null;
}

export class SettleTwinInput {
  /** What you found. Only staff can read it. */
  @IsString()
  @Length(1, 1_000, { message: 'Please say what you found, in 1 to 1,000 characters.' })
  note: string;
}
