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
  /** A telephone number with its country. */
  @ApiProperty({ type: String, nullable: true, example: '+44 7700 900123' })
  whatsapp: string | null;
  /** A handle with its @. */
  @ApiProperty({ type: String, nullable: true, example: '@tastemaker.demo' })
  instagram: string | null;
  /** A telephone number with its country. */
  @ApiProperty({ type: String, nullable: true, example: '+44 7700 900456' })
  sms: string | null;
  /** For a brand whose plan includes priority phone support; null for everyone else. */
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
  /** Where events go. */
  host: string;
}

export class MapTilesView {
  /** With {z}, {x} and {y} in it. */
  @ApiProperty({ example: 'https://tiles.example.com/{z}/{x}/{y}.png' })
  url: string;
  /** Whom the map names as its source. */
  @ApiProperty({ example: '© OpenStreetMap contributors' })
  attribution: string;
  /** A page about that source. */
  @ApiProperty({ type: String, required: false, example: 'https://www.openstreetmap.org/copyright' })
  attributionUrl?: string;
}

/** A city, a category or an account manager that staff have added to those that are built in. */
export class ListAdditionView {
  list: GrowingList;
  /** As it is stored and sent; it never changes. */
  @ApiProperty({ example: 'york' })
  id: string;
  /** What people read; it may be reworded. */
  @ApiProperty({ example: 'York' })
  label: string;
  /** The latitude of the middle of a city, in degrees (WGS 84); null for what is no city. */
  lat: number | null;
  /** Its longitude. */
  lng: number | null;
  /** No longer offered; where it was chosen before, it stays. */
  withdrawn: boolean;
}

export class SettingsView {
  supportEmail: string;
  /** What the outside provider is called that people may sign in with; null where there is none. */
  outsideSignIn: string | null;
  /** Where else support answers. */
  support: SupportView;
  /** The script of an outside chat widget, which takes the place of our own on the home page; null for our own. */
  liveChatScriptUrl: string | null;
  /** What prices are: without VAT because we charge none, before VAT, or with it. */
  vat: VatMode;
  /** The product's time. */
  @Moment()
  now: string;
  /** The project that reports to `/monitoring` must name. */
  monitoringDsn: string;
  /** Whether a service takes more than errors there: traces, and replays of sessions. Only with the person's consent. */
  sessionReplay: boolean;
  /** Who outside counts how pages are used, with the person's consent; null for nobody. */
  productAnalytics: ProductAnalyticsView | null;
  /** The streets on maps; null for maps that show coast, water and towns alone. */
  mapTiles: MapTilesView | null;
  /** The card provider's script, to be loaded where a checkout begins. */
  cardScriptUrl: string;
  disclosureFolds: FoldsView;
  links: LinksView;
  /** What staff have added to the lists of cities and categories, in its order. */
  lists: ListAdditionView[];
}

export class ChangeSettingInput {
  /** Null is what the server's environment says; an empty text hides it. */
  @ValidateIf((_, value) => value !== null)
  @IsString({ message: 'Please give a text, or null.' })
  @MaxLength(500, { message: 'At most 500 characters.' })
  set: string | null;
}

export class StaffSettingView {
  id: SettingId;
  /** What counts; null where it is hidden or not set. */
  value: string | null;
  /** What staff have set; null where it is as the environment says. */
  set: string | null;
  /** What the server's environment says. */
  given: string | null;
}
