/** What profiles want to know of uploaded files. Media, which stands above, plugs in the answer. */
export abstract class PortfolioFiles {
  /**
   * The file, when it belongs to this profile; else null. Asked in a transaction, nobody can delete the file before that
   * ends.
   */
  abstract ownedBy(profileUid: string, mediaId: string): Promise<PortfolioFile | null>;
}

export type PortfolioFile = Readonly<{ filePath: string; kind: 'image' | 'video' }>;
