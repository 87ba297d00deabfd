import { divideBill, type StandingBill } from '../../../contract/rules/bill.js';
import { doorTimes } from '../../../contract/rules/deadlines.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import type { CheckInLink } from '../domain/check-in-link.js';
import { doorErrors } from '../domain/door.errors.js';
import { CheckInLinkRepository, CheckInSecrets } from '../ports/check-in-links.js';
import { type Actor, DomainError } from '../../../shared/kernel/index.js';
import type { DoorVisit, PartyRisks } from '../domain/door.js';
import { type AwaitedVisit, Visits } from '../ports/neighbours.js';

export class InMemoryCheckInLinkRepository extends CheckInLinkRepository {
  private readonly links = new Map<string, CheckInLink>();

  async find(id: string): Promise<CheckInLink | null> {
    return this.links.get(id) ?? null;
  }

  async ofVenue(brandId: string, venueId: string | null): Promise<CheckInLink | null> {
    return (await this.ofBrand(brandId)).find((link) => link.venueId === venueId) ?? null;
  }

  async ofBrand(brandId: string): Promise<CheckInLink[]> {
    return [...this.links.values()].filter((link) => link.brandId === brandId);
  }

  async save(link: CheckInLink): Promise<CheckInLink> {
    const twin = await this.ofVenue(link.brandId, link.venueId);
    if ((this.links.get(link.id)?.version ?? 0) !== link.version || (twin && twin.id !== link.id))
      throw doorErrors.busy();
    const next = { ...link, version: link.version + 1 };
    this.links.set(link.id, next);
    return next;
  }

  async remove(id: string): Promise<void> {
    this.links.delete(id);
  }
}

const wrongStep = () =>
  new DomainError('conflict', 'collabs/wrong-step', 'You can’t do this at this point of the Collab.', {});

/** The visits of one brand. */
export class InMemoryVisits extends Visits {
  private readonly visits = new Map<string, DoorVisit>();
  private readonly risks = new Map<string, PartyRisks>();

  constructor(
    private readonly brandId: string,
    private readonly clock: Readonly<{ now(): Date }>,
  ) {
    super();
  }

  add(visit: DoorVisit, { own, guests }: Pick<PartyRisks, 'own' | 'guests'> = { own: null, guests: [] }): void {
    this.visits.set(visit.collabId, visit);
    this.risks.set(visit.collabId, { open: true, until: hoursAfter(visit.visitAt, 12), own, guests });
  }

  async risksOf(_actor: Actor, collabId: string): Promise<PartyRisks> {
    return this.risks.get(collabId)!;
  }

  async ofNow(brandId: string): Promise<readonly DoorVisit[]> {
    return brandId === this.brandId ? [...this.visits.values()] : [];
  }

  async checkAwaited(_actor: Actor, collabId: string): Promise<void> {
    if (this.visits.get(collabId)?.checkedInAt !== null) throw wrongStep();
  }

  async awaited(_actor: Actor, collabId: string): Promise<AwaitedVisit> {
    const visit = this.visits.get(collabId);
    if (visit?.checkedInAt !== null) throw wrongStep();
    return { venueId: visit.venueId, closesAt: doorTimes(visit.visitAt).closes };
  }

  async checkIn(actor: Actor, collabId: string): Promise<Date> {
    await this.checkAwaited(actor, collabId);
    const checkedInAt = this.clock.now();
    this.visits.set(collabId, { ...this.visits.get(collabId)!, checkedInAt });
    return checkedInAt;
  }

  async typeBill(_actor: Actor, collabId: string, pence: number): Promise<StandingBill> {
    const visit = this.visits.get(collabId);
    if (!visit?.checkedInAt) throw wrongStep();
    if (visit.bill && visit.bill.status !== 'awaiting') throw wrongStep();
    const bill: StandingBill = { ...divideBill(pence, visit.capPence), status: 'awaiting' };
    this.visits.set(collabId, { ...visit, bill });
    return bill;
  }
}

const windowMs = 60_000;
const windowsRemembered = 60;
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Remembers what it has given out, where the other derives it; its PINs and codes can be foretold. */
export class InMemoryCheckInSecrets extends CheckInSecrets {
  private readonly given: string[] = [];
  private pins = 0;

  codeOf(collabId: string, now: Date): Readonly<{ code: string; endsAt: Date }> {
    const window = Math.floor(now.getTime() / windowMs);
    return { code: this.codeIn(collabId, window), endsAt: new Date((window + 1) * windowMs) };
  }

  ageOf(code: string, collabId: string, now: Date): number | null {
    const window = Math.floor(now.getTime() / windowMs);
    const typed = code.toUpperCase().replaceAll(' ', '');
    for (let age = 0; age <= windowsRemembered; age++) if (this.codeIn(collabId, window - age) === typed) return age;
    return null;
  }

  newPin(): string {
    return String(++this.pins).padStart(6, '0');
  }

  hashOf(linkId: string, pin: string): string {
    return `hash ${this.placeOf(`pin ${linkId} ${pin}`)}`;
  }

  tokenOf(linkId: string): string {
    return `door-${this.placeOf(`link ${linkId}`)}`;
  }

  linkIn(token: string): string | null {
    const found = this.given.find((what, place) => what.startsWith('link ') && token === `door-${place}`);
    return found?.slice('link '.length) ?? null;
  }

  sign(what: string, endsAt: Date): string {
    return `signed-${this.placeOf(`pass ${endsAt.getTime()} ${what}`)}`;
  }

  isSigned(signature: string, what: string, now: Date): boolean {
    const said = this.given.find((_, place) => signature === `signed-${place}`)?.match(/^pass (\d+) (.*)$/s);
    return said?.[2] === what && Number(said[1]) > now.getTime();
  }

  private codeIn(collabId: string, window: number): string {
    const place = this.placeOf(`code ${collabId} ${window}`);
    return Array.from({ length: 8 }, (_, digit) => alphabet[Math.floor(place / 32 ** digit) % 32]).join('');
  }

  private placeOf(what: string): number {
    const place = this.given.indexOf(what);
    return place < 0 ? this.given.push(what) - 1 : place;
  }
}
