/** What Collabs need of media: whose a file is, and what kind of file. */
export abstract class DeliverableFiles {
  /** The file, when this influencer uploaded it; else null. */
  abstract ownedBy(influencerId: string, mediaId: string): Promise<{ kind: 'image' | 'video' } | null>;
}
