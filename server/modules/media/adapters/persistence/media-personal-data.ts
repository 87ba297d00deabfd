import { In } from 'typeorm';
import type { Database } from '../../../../shared/db/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { OwnFile, PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';
import { type Media, remove } from '../../domain/media.js';
import type { MediaRepository, MediaStorage } from '../../ports/repositories.js';
import type { PromisedFiles, PromotedPictures } from '../../ports/neighbours.js';
import { MediaSchema } from './typeorm-media.repository.js';

/** A file belongs to the person if it is their own profile's or, for staff, their own. */
const ownersIn = ({ userId, profiles }: Subject): Actor[] => [
  { userId, role: 'guest' },
  ...profiles.map((profile) => ({ userId, role: profile.type, profile })),
];
const uidsIn = ({ userId, profiles }: Subject): string[] => [userId, ...profiles.map(({ uid }) => uid)];

/**
 * Files. Those approved by a brand stay with the brand, and photos of ads with the product, without a name; all others
 * are deleted.
 */
export class MediaPersonalData implements PersonalData {
  readonly module = 'media';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
    private readonly media: MediaRepository,
    private readonly storage: MediaStorage,
    private readonly promised: PromisedFiles,
    private readonly promoted: PromotedPictures,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      files: await this.db.rows(
        `select id, file_name as "fileName", mime_type as "type", kind, bytes::float8 as bytes, width, height,
           duration_ms as "durationMs", created_at as "uploadedAt"
         from media where owner_uid = any($1::uuid[]) order by created_at, id`,
        [uidsIn(subject)],
      ),
      uploadsUnderWay: await this.db.rows(
        `select file_name as "fileName", bytes::float8 as bytes from uploads where owner_uid = any($1::uuid[]) and state = 'open'`,
        [uidsIn(subject)],
      ),
    };
  }

  async filesOf(subject: Subject): Promise<OwnFile[]> {
    return (await this.filesOwnedBy(subject)).map(({ id, fileName, storageKey, bytes }) => ({
      name: `${id}-${fileName}`,
      content: () => this.storage.read(storageKey, { first: 0, last: bytes - 1 }),
    }));
  }

  /** The bytes are deleted by the subscriber of `media.deleted`. */
  async erase(subject: Subject, now: Date): Promise<void> {
    const files = await this.filesOwnedBy(subject);
    const ids = files.map(({ id }) => id);
    const kept = new Set([...(await this.promised.among(ids)), ...(await this.promoted.among(ids))]);
    const stays = ({ id, posterOf }: Media) => kept.has(id) || (posterOf !== null && kept.has(posterOf));
    for (const owner of ownersIn(subject)) {
      const gone = files.filter((file) => file.ownerUid === (owner.profile?.uid ?? owner.userId) && !stays(file));
      for (const file of gone) await this.media.remove(file, remove(file, owner, now));
    }
    await this.forgetNames(subject);
  }

  private filesOwnedBy(subject: Subject): Promise<Media[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return this.db.manager.find(MediaSchema, { where: { ownerUid: In(uidsIn(subject)) }, order });
  }

  private async forgetNames(subject: Subject): Promise<void> {
    for (const table of ['media', 'uploads'])
      await this.db.affected(`update ${table} set file_name = 'kept-file' where owner_uid = any($1::uuid[])`, [
        uidsIn(subject),
      ]);
  }
}
