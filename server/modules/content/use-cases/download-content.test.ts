import { brandActor, brandId, daysAfter, monday } from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { newId } from '../../../shared/kernel/index.js';
import type { ContentPiece } from '../domain/content.js';
import { ContentFiles, ContentLibrary } from '../ports/content-library.js';
import { DownloadContent } from './download-content.js';

const aPiece = (more: Partial<ContentPiece> = {}): ContentPiece => ({
  ...{ id: newId(), collabId: newId(), title: 'Tasting menu', influencerId: newId(), creator: null, mediaId: newId() },
  ...{ type: 'reel', contentType: 'video', caption: '', postUrl: null, approvedAt: monday },
  ...{ rights: null, rightsUntil: null },
  ...more,
});

class OneLibrary extends ContentLibrary {
  constructor(private readonly pieces: readonly ContentPiece[]) {
    super();
  }

  list = async () => [...this.pieces];
  find = async (uid: string, ids: readonly string[]) =>
    ids.flatMap((id) => this.pieces.find((piece) => uid === brandId && piece.id === id) ?? []);
}

/** Every file exists except the one that has been lost. */
class Files extends ContentFiles {
  constructor(private readonly lost?: string) {
    super();
  }

  open = async (id: string) =>
    id === this.lost ? null : { fileName: `${id}.mp4`, bytes: 1, content: async function* () {} };
}

const download = (pieces: readonly ContentPiece[], ids: readonly string[], lost?: string) =>
  new DownloadContent(new OneLibrary(pieces), new Files(lost), new FixedClock(monday)).execute(brandActor, ids);

it('a brand takes its pieces home, in the order it asked for', async () => {
  const [one, two] = [aPiece(), aPiece({ rightsUntil: daysAfter(monday, 1) })];
  const files = await download([one, two], [two.id, one.id]);
  expect(files.map(({ piece, file }) => [piece.id, file.fileName])).toEqual([
    [two.id, `${two.mediaId}.mp4`],
    [one.id, `${one.mediaId}.mp4`],
  ]);
});

it('but all or none: not with one whose rights have ended, that is not its own, or whose file is gone', async () => {
  const [piece, ended] = [aPiece(), aPiece({ rightsUntil: monday })];
  const missing = { code: 'collabs/deliverable-not-found' };
  await expect(download([piece, ended], [piece.id, ended.id])).rejects.toMatchObject({ code: 'collabs/rights-ended' });
  await expect(download([piece], [piece.id, newId()])).rejects.toMatchObject(missing);
  await expect(download([piece], [piece.id], piece.mediaId)).rejects.toMatchObject(missing);
});
