import { createHmac } from 'node:crypto';
import { forEachSecret, keyForUse, type Secrets, SignedIds } from '../../../../shared/secrets.js';
import type { CollabsApi, VisitAtDoor } from '../../../collabs/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import type { GoneLine, GoneVisit, SheetVisit } from '../../domain/day-sheet.js';
import { BrandVenues, SheetVisits, StopLinks } from '../../ports/day-sheets.js';

/** Collabs knows the guest and the agreed venue. */
export class CollabSheetVisits extends SheetVisits {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly collabs: Pick<CollabsApi, 'visitsBetween' | 'knownVisits'>,
    secrets: Secrets,
  ) {
    super();
    this.keys = forEachSecret(secrets, (secret) => keyForUse(secret, 'day-sheet marks'));
  }

  async between(brandId: string, from: Date, until: Date): Promise<readonly SheetVisit[]> {
    const all = await this.collabs.visitsBetween(brandId, from, until);
    return all.filter(({ status }) => status !== 'cancelled').map((visit) => this.visitAt(visit));
  }

  async gone(brandId: string, lines: readonly GoneLine[]): Promise<readonly GoneVisit[]> {
    if (lines.length === 0) return [];
    const ids = lines.map(({ collabId }) => collabId);
    const now = new Map((await this.collabs.knownVisits(brandId, ids)).map((visit) => [visit.collabId, visit]));
    return lines.flatMap((line) => {
      const visit = now.get(line.collabId);
      if (!visit) return [];
      const { name, handle, visitAt, status } = visit;
      const isCancelled = status === 'cancelled' || status === 'ended';
      return [{ ...line, name, handle, nowAt: isCancelled ? null : visitAt, isCancelled }];
    });
  }

  private visitAt(visit: VisitAtDoor): SheetVisit {
    const { collabId, venueId, venue, visitAt, checkedInAt, name, handle, avatarPath, guests, title, note } = visit;
    const { included, capPence, handoffNote, callWho, risks } = visit;
    const marksBy = (key: Buffer) => ({
      risks: markOf(key, collabId, [risks.own && [risks.own.chosen, risks.own.other], risks.guests]),
      note: markOf(key, collabId, handoffNote),
    });
    const [present, ...previous] = this.keys;
    const marks = [marksBy(present), ...previous.map(marksBy)] as const;
    return {
      ...{ collabId, venueId, venue, visitAt, checkedInAt, name, handle, avatarPath, guests, title, note },
      ...{ included, capPence, handoffNote, callWho, risks, marks },
    };
  }
}

const markOf = (key: Buffer, collabId: string, told: unknown): string =>
  createHmac('sha256', key)
    .update(`${collabId} ${JSON.stringify(told)}`)
    .digest('base64url');

export class ProfileBrandVenues extends BrandVenues {
  constructor(private readonly profiles: Pick<ProfilesApi, 'venuesOf' | 'brandCard'>) {
    super();
  }

  async ofBrand(brandId: string) {
    return (await this.profiles.venuesOf(brandId)).map(({ id, name }) => ({ id, name }));
  }

  async nameOf(brandId: string): Promise<string> {
    return (await this.profiles.brandCard(brandId)).name;
  }
}

/** Nothing is kept for a link: it is a venue's id, signed together with the address that it was emailed to. */
export class SignedStopLinks extends StopLinks {
  private readonly signed: SignedIds;

  constructor(secrets: Secrets) {
    super();
    this.signed = new SignedIds(secrets, 'day-sheet-stop');
  }

  tokenOf(venueId: string, email: string): string {
    return this.signed.tokenOf(venueId, whatOf(venueId, email));
  }

  venueIn(token: string): string | null {
    const [id = ''] = token.split('.');
    return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;
  }

  isFor(token: string, venueId: string, email: string): boolean {
    return this.signed.idIn(token, (id) => whatOf(id, email)) === venueId;
  }
}

const whatOf = (venueId: string, email: string): string => `${venueId} ${email.toLowerCase()}`;
