import { newId } from '../../../shared/kernel/index.js';
import { contentErrors } from '../domain/content.errors.js';
import type { DeliveredTwin, TwinEvent } from '../domain/content.js';
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

type Found = DeliveredTwin & Readonly<{ ids: readonly string[]; difference: number }>;

export class InMemoryDeliveredTwins extends DeliveredTwins {
  readonly pieces: Piece[] = [];
  readonly found: Found[] = [];
  readonly events: TwinEvent[] = [];

  async fileOf(pieceId: string): Promise<string | null> {
    return this.pieces.find(({ id }) => id === pieceId)?.mediaId ?? null;
  }

  async note(pieceId: string, files: Near): Promise<void> {
    const mine = this.pieces.find(({ id }) => id === pieceId);
    for (const other of this.pieces) {
      const file = files.find(({ id }) => id === other.mediaId);
      if (!mine || !file || other.brandId === mine.brandId) continue;
      const ids = [mine.id, other.id].toSorted();
      if (this.found.some((each) => each.ids.join() === ids.join())) continue;
      this.found.push({ id: newId(), ids, difference: file.difference, note: null, settledBy: null, settledAt: null });
    }
  }

  async find(id: string): Promise<DeliveredTwin> {
    const twin = this.found.find((each) => each.id === id);
    if (!twin) throw contentErrors.twinsNotFound(id);
    const { note, settledBy, settledAt } = twin;
    return { id, note, settledBy, settledAt };
  }

  async settle(twin: DeliveredTwin, event: TwinEvent): Promise<void> {
    const at = this.found.findIndex(({ id, settledAt }) => id === twin.id && !settledAt);
    if (at < 0) throw contentErrors.twinSettled();
    this.found[at] = { ...this.found[at]!, ...twin };
    this.events.push(event);
  }
}
