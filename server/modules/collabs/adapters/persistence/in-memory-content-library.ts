import type { Collab } from '../../domain/collab.js';
import { type ContentPiece, isContent } from '../../domain/content.js';
import { rightsRun } from '../../domain/usage-rights.js';
import { type ContentFilter, ContentLibrary } from '../../ports/content-library.js';
import type { InMemoryCollabRepository } from './in-memory-collab.repository.js';

const contentOf = ({ id, terms, influencerId, deliverables }: Collab): ContentPiece[] =>
  deliverables.filter(isContent).map((piece) => ({
    id: piece.id,
    collabId: id,
    title: terms.title,
    influencerId,
    creator: null,
    type: piece.type,
    contentType: piece.contentType,
    mediaId: piece.mediaId!,
    caption: piece.caption,
    postUrl: piece.postUrl,
    approvedAt: piece.approvedAt!,
    publishedAt: piece.publishedAt,
    rights: terms.rights ?? null,
    rightsUntil: piece.rightsUntil,
  }));

export class InMemoryContentLibrary extends ContentLibrary {
  constructor(private readonly collabs: InMemoryCollabRepository) {
    super();
  }

  async list(brandId: string, filter: ContentFilter, { limit, after }: { limit: number; after?: string }) {
    const all = this.of(brandId);
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    return all
      .slice(from)
      .filter((piece) => matches(piece, filter))
      .slice(0, limit);
  }

  async find(brandId: string, ids: readonly string[]): Promise<ContentPiece[]> {
    const all = new Map(this.of(brandId).map((piece) => [piece.id, piece]));
    return ids.flatMap((id) => all.get(id) ?? []);
  }

  private of(brandId: string): ContentPiece[] {
    return this.collabs
      .all()
      .filter((collab) => collab.brandId === brandId)
      .flatMap(contentOf)
      .sort((a, b) => b.approvedAt.getTime() - a.approvedAt.getTime() || (a.id < b.id ? 1 : -1));
  }
}

function matches(piece: ContentPiece, { type, text, rights }: ContentFilter): boolean {
  if (type && piece.type !== type) return false;
  if (rights && rightsRun(piece.rightsUntil, rights.at) !== rights.running) return false;
  return !text || `${piece.title}\n${piece.caption}`.toLowerCase().includes(text.toLowerCase());
}
