/** Says to the open pages of these people that their bell has changed. */
export abstract class NotificationSignals {
  abstract changed(userIds: readonly string[]): Promise<void>;
}
