import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsUUID, Max, Min } from 'class-validator';
import { Moment } from '../../../../shared/http/view-fields.js';
import type { OwnBrand } from '../../use-cases/close-account.js';

const yesOrNo = { message: 'Please answer with true or false.' };

export class RecordConsentInput {
  /** The version of the wording shown. */
  @IsInt({ message: 'The version is a whole number.' })
  @Min(1, { message: 'The version is a whole number from 1.' })
  @Max(1_000, { message: 'There’s no such version.' })
  version: number;

  @IsBoolean(yesOrNo)
  productAnalytics: boolean;

  @IsBoolean(yesOrNo)
  heatMap: boolean;

  @IsBoolean(yesOrNo)
  sessionReplay: boolean;
}

/** What the person allows; where they have never been asked, nothing. */
export class ConsentView {
  /** `null` if they have never been asked. */
  version: number | null;
  productAnalytics: boolean;
  heatMap: boolean;
  sessionReplay: boolean;
  @Moment()
  decidedAt: string | null;
}

export class DataExportView {
  id: string;
  @Moment()
  requestedAt: string;
  /** `null` while it is being made. */
  @Moment()
  readyAt: string | null;
  /** When it is deleted. */
  @Moment()
  expiresAt: string | null;
  bytes: number | null;
}

export class NewestExportView {
  /** `null` if none is being made and none can be downloaded. */
  newest: DataExportView | null;
}

export class CloseAccountInput {
  /** The uids of the brands to close with the account: those that only this person owns. */
  @IsArray({ message: 'Please give a list of brands; it may be empty.' })
  @ArrayMaxSize(100, { message: 'Please enter at most 100 brands.' })
  @IsUUID(undefined, { each: true, message: 'A brand is named by its uid.' })
  closeBrands: string[];
}

export class ClosingView {
  @Moment()
  requestedAt: string;
  /** Until when the person can keep the account. */
  @Moment()
  erasesAt: string;
}

export class OwnBrandView implements OwnBrand {
  uid: string;
  name: string;
}

export class ClosureView {
  /** `null` unless the account is being closed. */
  closing: ClosingView | null;
  /** Brands that only this person owns. */
  brands: OwnBrandView[];
}

/** `{}`: it is done, and there is nothing to tell. */
export class KeptView {}
