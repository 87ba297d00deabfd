/** Where people write to us, as our mails name it. */
export abstract class SupportAddress {
  /** As staff have set it by now, else as the server's environment says. */
  abstract email(): Promise<string>;
}
