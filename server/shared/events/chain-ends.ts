import type { DomainEvent } from '../kernel/index.js';

/** The last row of a chain. */
export type Link = Readonly<{ seq: number; hash: string }>;

export const nothing: Link = { seq: 0, hash: '' };

export const chainOf = ({ type, id }: DomainEvent['aggregate']): string => `${type}:${id}`;

const atMost = 5_000;

/** Chain heads as of this process's last write: an optimistic guess, for callers that can detect a wrong one. */
export class ChainEnds {
  private readonly ends = new Map<string, Link>();

  of(chain: string): Link | undefined {
    return this.ends.get(chain);
  }

  note(chain: string, end: Link): void {
    if (this.ends.size >= atMost) this.ends.clear();
    this.ends.set(chain, end);
  }

  forget(chain: string): void {
    this.ends.delete(chain);
  }
}
