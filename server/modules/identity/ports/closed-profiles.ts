/** Profiles that nobody may act for, because they have been deleted. Memberships stay, so that they can be opened again. */
export abstract class ClosedProfiles {
  /** Every session that acts for it loses it at once, on every process. */
  abstract close(profileUid: string, now: Date): Promise<void>;

  abstract reopen(profileUid: string): Promise<void>;
}
