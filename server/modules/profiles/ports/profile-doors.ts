/** Whether people may act for a profile. Identity answers. */
export abstract class ProfileDoors {
  /** Nobody may, from now on: open sessions lose it at once. Joins the open transaction. */
  abstract close(profileUid: string): Promise<void>;

  /** Who could before can again. Joins the open transaction. */
  abstract reopen(profileUid: string): Promise<void>;
}
