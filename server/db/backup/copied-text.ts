import { createHash } from 'node:crypto';

const endOfRow = 0x0a;

/**
 * What COPY writes, counted and hashed as it passes. A row is a line: a line break within one is written as `\n`
 * (https://www.postgresql.org/docs/current/sql-copy.html, “Text Format”). The driver knows the number too, but not always before
 * the text has ended.
 */
export class CopiedText {
  rows = 0;
  private readonly hash = createHash('sha256');

  take(chunk: Buffer): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(endOfRow); at >= 0; at = chunk.indexOf(endOfRow, at + 1)) this.rows++;
  }

  /** Of all of it; once only. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}
