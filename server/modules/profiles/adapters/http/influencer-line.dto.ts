import { idsOf, type Platform, platforms } from '../../../../contract/lists/index.js';
import { SomeOf } from '../../../../shared/http/view-fields.js';

/** What is shown of an influencer in a row. */
export class InfluencerLineView {
  id: string;
  name: string;
  handle: string;
  avatarPath: string | null;
  city: string | null;
  country: string | null;
  followers: number;
  /** Reactions to an average post, as a percentage of followers. */
  engagement: number | null;
  /** Whether a real person manages the profile, which then has a public media kit. */
  claimed: boolean;
  @SomeOf(idsOf(platforms))
  platforms: readonly Platform[];
}
