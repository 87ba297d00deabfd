import { createHmac } from 'node:crypto';
import type { Config } from '../../../../config.js';
import { keyForUse, type Secrets, SignedIds } from '../../../../shared/secrets.js';
import { DomainError } from '../../../../shared/kernel/index.js';
import type { CollabsApi, VisitAtDoor } from '../../../collabs/index.js';
import type { OfferQueries } from '../../../offers/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import type { GoneLine, GoneVisit, SheetVisit } from '../../domain/day-sheet.js';
import { BrandVenues, SheetVisits, StopLinks } from '../../ports/day-sheets.js';

/** Collabs knows the guest, and offers the venue. */
export class CollabSheetVisits extends SheetVisits {
  private readonly key: Buffer;

  constructor(
    private readonly collabs: Pick<CollabsApi, 'visitsBetween' | 'whenNow'>,
    private readonly offers: Pick<OfferQueries, 'venuesOf'>,
    { sessionSecret }: Pick<Config, 'sessionSecret'>,
  ) {
    super();
    this.key = keyForUse(sessionSecret, 'day-sheet marks');
  }

  async between(brandId: string, from: Date, until: Date): Promise<readonly SheetVisit[]> {
    const all = await this.collabs.visitsBetween(brandId, from, until);
    const visits = all.filter(({ status }) => status !== 'cancelled');
    const venues = await this.offers.venuesOf(visits.map(({ offerId }) => offerId));
    return visits.map((visit) => this.visitAt(visit, venues.get(visit.offerId) ?? null));
  }

  gone(brandId: string, lines: readonly GoneLine[]): Promise<readonly GoneVisit[]> {
    return Promise.all(lines.map((line) => this.goneNow(brandId, line)));
  }

  private async goneNow(brandId: string, line: GoneLine): Promise<GoneVisit> {
    try {
      const { name, handle, visitAt, isOpen } = await this.collabs.whenNow(brandId, line.collabId);
      return { ...line, name, handle, nowAt: isOpen ? visitAt : null, isCancelled: !isOpen };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { ...line, name: 'A guest who has left Tastemaker', handle: '', nowAt: null, isCancelled: true };
    }
  }

  private visitAt(visit: VisitAtDoor, venueId: string | null): SheetVisit {
    const { collabId, venue, visitAt, checkedInAt, name, handle, avatarPath, guests, title, note } = visit;
    const { included, capPence, handoffNote, callWho, risks } = visit;
    const marks = {
      risks: this.markOf(collabId, [risks.own && [risks.own.chosen, risks.own.other], risks.guests]),
      note: this.markOf(collabId, handoffNote),
    };
    return {
      ...{ collabId, venueId, venue, visitAt, checkedInAt, name, handle, avatarPath, guests, title, note },
      ...{ included, capPence, handoffNote, callWho, risks, marks },
    };
  }

  private markOf(collabId: string, told: unknown): string {
    return createHmac('sha256', this.key)
      .update(`${collabId} ${JSON.stringify(told)}`)
      .digest('base64url');
  }
}

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
