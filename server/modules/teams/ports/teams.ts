import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Team } from '../domain/team.js';

/** Who works in a profile, and who has been asked to. The promises below are executable: see teams.contract.ts. */
export abstract class Teams {
  abstract of(profile: ProfileRef, now: Date): Promise<Team>;

  /** The same, and until the open transaction ends nobody else holds this team: what is decided on it stays true. */
  abstract hold(profile: ProfileRef, now: Date): Promise<Team>;
}
