import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import type { GrowingList } from '../../../../contract/lists/index.js';
import type { VatMode } from '../../../../contract/vat.js';
import type { SettingId } from '../../../../contract/rules/settings.js';
import { Moment } from '../../../../shared/http/view-fields.js';

export class LinksView {
  training: string | null;
  reportBug: string | null;
  facebook: string | null;
  instagram: string | null;
  tiktok: string | null;
}

export class SupportView {
  /** A phone number with its country code. */
  @ApiProperty({ type: String, nullable: true, example: '+44 7700 900123' })
  whatsapp: string | null;
  /** A handle with its @. */
  @ApiProperty({ type: String, nullable: true, example: '@tastemaker.demo' })
  instagram: string | null;
  /** A phone number with its country code. */
  @ApiProperty({ type: String, nullable: true, example: '+44 7700 900456' })
  sms: string | null;
  /** For a brand whose plan includes priority phone support; `null` for everyone else. */
  @ApiProperty({ type: String, nullable: true, example: '+44 20 7946 0123' })
  phone: string | null;
}

export class FoldView {
  characters: number;
  lines: number;
}

/** How much of a caption is seen before “more”, a platform each. */
export class FoldsView {
  instagram: FoldView;
  tiktok: FoldView;
  youtube: FoldView;
}

export class ProductAnalyticsView {
  /** The project's public key. */
  key: string;
  /** The host that receives events. */
  host: string;
}

export class MapTilesView {
  /** Contains {z}, {x} and {y}. */
  @ApiProperty({ example: 'https://tiles.example.com/{z}/{x}/{y}.png' })
  url: string;
  /** The source that the map names. */
  @ApiProperty({ example: '© OpenStreetMap contributors' })
  attribution: string;
  /** A page about the source. */
  @ApiProperty({ type: String, required: false, example: 'https://www.openstreetmap.org/copyright' })
  attributionUrl?: string;
}

/** A city, a category or an account manager that staff have added to those that are built in. */
export class ListAdditionView {
  list: GrowingList;
  /** The id as stored and sent; it never changes. */
  @ApiProperty({ example: 'york' })
  id: string;
  /** The label that people read; it can be reworded. */
  @ApiProperty({ example: 'York' })
  label: string;
  /** The latitude of the middle of a city, in degrees (WGS 84); `null` if it isn't a city. */
  lat: number | null;
  /** The longitude, in degrees (WGS 84). */
  lng: number | null;
  /** Whether it is no longer offered; earlier choices stay. */
  withdrawn: boolean;
}

export class SettingsView {
  supportEmail: string;
  /** The name of the external sign-in provider; `null` if there is none. */
  outsideSignIn: string | null;
  /** Other ways to reach support. */
  support: SupportView;
  /** The script of an external chat widget that replaces our own on the home page; `null` for our own. */
  liveChatScriptUrl: string | null;
  /** Whether prices exclude or include VAT; `none` if we don't charge it. */
  vat: VatMode;
  /** The product's current time. */
  @Moment()
  now: string;
  /** The project that reports sent to `/monitoring` must name. */
  monitoringDsn: string;
  /**
   * Whether a service there accepts more than errors: traces, and replays of sessions. Only with the person's consent.
   */
  sessionReplay: boolean;
  /** The external service that counts how pages are used, with the person's consent; `null` if there is none. */
  productAnalytics: ProductAnalyticsView | null;
  /** The streets on maps; `null` for maps that only show coast, water and towns. */
  mapTiles: MapTilesView | null;
  /** The card provider's script, for pages on which a checkout begins. */
  cardScriptUrl: string;
  disclosureFolds: FoldsView;
  links: LinksView;
  /** The options that staff have added to the lists of cities and categories, in order. */
  lists: ListAdditionView[];
}

export class ChangeSettingInput {
  /** `null` uses the server's environment; an empty text hides it. */
  @ValidateIf((_, value) => value !== null)
  @IsString({ message: 'Please give a text, or null.' })
  @MaxLength(500, { message: 'At most 500 characters.' })
  set: string | null;
}

export class StaffSettingView {
  id: SettingId;
  /** The value in force; `null` if it is hidden or not set. */
  value: string | null;
  /** The value that staff have set; `null` if the environment's counts. */
  set: string | null;
  /** The value in the server's environment. */
  given: string | null;
}
