/** The secrets in the addresses of live reports. Only their hashes are kept. */
export abstract class ReportTokens {
  abstract make(): Readonly<{ token: string; hash: string }>;

  abstract hashOf(token: string): string;
}
