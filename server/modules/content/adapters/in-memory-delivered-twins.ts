import { ContentLooks, DeliveredTwins } from '../ports/content-library.js';

type Piece = Readonly<{ id: string; brandId: string; mediaId: string | null }>;
type Near = Awaited<ReturnType<ContentLooks['near']>>;

export class InMemoryContentLooks extends ContentLooks {
  constructor(private readonly known: ReadonlyMap<string, Near>) {
    super();
  }

  async near(mediaId: string): Promise<Near> {
    return this.known.get(mediaId) ?? [];
  }
}

export class InMemoryDeliveredTwins extends DeliveredTwins {
  readonly pieces: Piece[] = [];
  readonly found = new Map<string, Readonly<{ ids: readonly string[]; difference: number }>>();

  async fileOf(pieceId: string): Promise<string | null> {
    return this.pieces.find(({ id }) => id === pieceId)?.mediaId ?? null;
  }

  async note(pieceId: string, files: Near): Promise<void> {
    const mine = this.pieces.find(({ id }) => id === pieceId);
    for (const other of this.pieces) {
      const file = files.find(({ id }) => id === other.mediaId);
      if (!mine || !file || other.brandId === mine.brandId) continue;
      const ids = [mine.id, other.id].toSorted();
      if (!this.found.has(ids.join())) this.found.set(ids.join(), { ids, difference: file.difference });
    }
  }
}
