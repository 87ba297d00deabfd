import { IsIn, IsString, Length } from 'class-validator';
import type { Platform } from '../../../../contract/lists/social.js';
import { Day, Moment, OneOf } from '../../../../shared/http/view-fields.js';
import {
  type SignContest,
  type SignDecision,
  signDecisions,
  type SignKind,
  signKinds,
  signWords,
  usualWords,
} from '../../domain/account-signs.js';
import type { ShownSign } from '../../ports/connections.js';
import { platformIds } from './connections.dto.js';

const mostCharacters = 1_000;

export class AccountSignView {
  @OneOf(platformIds)
  platform: Platform;
  kind: SignKind;
  /** The figure in a sentence. */
  sentence: string;
  /** How many other verified creators of that platform have a figure like it. */
  usual: string;
  /** When it was calculated. */
  @Day()
  day: string;
  /** When the creator contested it; `null` if they haven’t. */
  @Moment()
  contestedAt: string | null;
  /** `null` until staff have decided. Brands don’t get withdrawn figures. */
  @OneOf(signDecisions)
  decision: SignDecision | null;
  /** Why staff decided so; for the creator only, otherwise `null`. */
  note: string | null;
}

export class AccountSignList {
  /** None with fewer than 20 other creators to compare with. */
  items: AccountSignView[];
}

export class ContestSignInput {
  @IsIn(platformIds, { message: 'Please say on which platform.' })
  platform: Platform;

  @IsIn(signKinds, { message: 'Please say which figure.' })
  kind: SignKind;

  /** Why it gives the wrong impression. Only staff can read it. */
  @IsString()
  @Length(1, mostCharacters, { message: 'Please say why, in 1 to 1,000 characters.' })
  reason: string;
}

export class DecideSignInput {
  @IsIn(signDecisions, { message: 'Please uphold or withdraw it.' })
  decision: SignDecision;

  /** The reason; the creator can read it. */
  @IsString()
  @Length(1, mostCharacters, { message: 'Please say why, in 1 to 1,000 characters.' })
  note: string;
}

export class ContestedSignView implements Pick<
  SignContest,
  'id' | 'influencerId' | 'platform' | 'kind' | 'words' | 'reason' | 'decision' | 'note'
> {
  id: string;
  influencerId: string;
  /** The creator’s name. */
  name: string;
  @OneOf(platformIds)
  platform: Platform;
  kind: SignKind;
  /** The figure and how usual it was, as the creator read them. */
  words: string;
  /** Why it gives the wrong impression, in the creator’s words. */
  reason: string;
  @Moment()
  contestedAt: string;
  @OneOf(signDecisions)
  decision: SignDecision | null;
  note: string | null;
  @Moment()
  decidedAt: string | null;
}

export const toSignView = (
  { platform, kind, value, day, country, city, rank, contest }: ShownSign,
  isOwn: boolean,
): AccountSignView => ({
  ...{ platform, kind, day },
  sentence: signWords({ kind, value }, { country, city }),
  usual: usualWords(kind, platform, rank) ?? '',
  contestedAt: contest?.contestedAt.toISOString() ?? null,
  decision: contest?.decision ?? null,
  note: isOwn ? (contest?.note ?? null) : null,
});
