import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsString,
  IsUrl,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { type GoldenRule, goldenRuleIds } from '../../domain/golden-rules.js';
import { mostPins } from '../../domain/proof.js';
import { IfGiven, OnHttps } from '../../../../shared/http/field-rules.js';

/** Milliseconds: a day. */
const longestVideo = 86_400_000;

/** A part of a video in which the creator appears, in milliseconds from its beginning. */
export class MarkDto {
  @IsInt({ message: 'fromMs must be whole milliseconds.' })
  @Min(0, { message: 'A mark can’t begin before the video.' })
  @Max(longestVideo, { message: 'This mark is beyond the end of any video.' })
  fromMs: number;

  @IsInt({ message: 'toMs must be whole milliseconds.' })
  @Min(0, { message: 'A mark can’t end before the video.' })
  @Max(longestVideo, { message: 'This mark is beyond the end of any video.' })
  toMs: number;
}

/** A comment at one place: `atMs` in a video, or `x` and `y` (0 to 1, from the top left corner) in a picture. */
export class PinDto {
  @IsString()
  @Length(1, 500, { message: 'A comment can have 1 to 500 characters.' })
  comment: string;

  @IfGiven()
  @IsInt({ message: 'atMs must be whole milliseconds.' })
  @Min(0)
  @Max(longestVideo)
  atMs?: number;

  @IfGiven()
  @IsNumber()
  @Min(0)
  @Max(1)
  x?: number;

  @IfGiven()
  @IsNumber()
  @Min(0)
  @Max(1)
  y?: number;
}

/** What a step of one piece may need; each action reads its own. */
export class DeliverPieceInput {
  /**
   * For `submit`: the upload. If omitted, the previous version's file is kept, with its marks and measurements. For
   * `confirm-takedown` and `report-use`: a picture of where the content was, or came down from.
   */
  @IfGiven()
  @IsUUID(undefined, { message: 'This isn’t an upload.' })
  mediaId?: string;

  /** For `submit` and `publish`: the caption as it will be, or has been, posted. */
  @IfGiven()
  @IsString()
  @Length(0, 2_200, { message: 'The caption can have at most 2,200 characters.' })
  caption?: string;

  /** For `submit` of an uploaded video: where the creator appears, at least 5 s in total. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(100, { message: 'At most a hundred marks.' })
  @ValidateNested({ each: true })
  @Type(() => MarkDto)
  marks?: MarkDto[];

  /**
   * For `submit` with an upload: the creator’s statement on what can't be measured, such as that they can be seen in a
   * picture.
   */
  @IfGiven()
  @IsBoolean({ message: 'attested is true or false.' })
  attested?: boolean;

  /** For `suggest-changes`: what to change. For `report-use`: what was found. */
  @IfGiven()
  @IsString()
  @Length(0, 2_000, { message: 'The comment can have at most 2,000 characters.' })
  comment?: string;

  /** For `suggest-changes`: what to change, and where. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(mostPins, { message: 'At most thirty comments in one round.' })
  @ValidateNested({ each: true })
  @Type(() => PinDto)
  pins?: PinDto[];

  /**
   * For `publish`: the address of the post. For `confirm-takedown` and `report-use`: the address where the content was, or
   * came down from.
   */
  @IfGiven()
  @OnHttps()
  @IsUrl(
    { protocols: ['https'], require_protocol: true },
    { message: 'Please enter the full address, beginning with https://.' },
  )
  url?: string;

  /** For `publish`: whether the creator attests that the platform’s own label for ads is switched on. */
  @IfGiven()
  @IsBoolean({ message: 'platformLabel is true or false.' })
  platformLabel?: boolean;

  /** For `waive`: the golden rule. */
  @IfGiven()
  @IsIn(goldenRuleIds, { message: 'There’s no such golden rule.' })
  rule?: GoldenRule;

  /** For `waive`, `uphold-use` and `dismiss-use`: the reason. */
  @IfGiven()
  @IsString()
  @Length(0, 500, { message: 'The reason can have at most 500 characters.' })
  reason?: string;

  /** For `ask-renewal`: the number of further months. */
  @IfGiven()
  @IsInt({ message: 'Please enter whole months.' })
  @Min(1, { message: 'At least one month.' })
  @Max(60, { message: 'At most sixty months.' })
  months?: number;
}
