import { divideBill, type StandingBill } from '../../../contract/rules/bill.js';
import { doorTimes } from '../../../contract/rules/deadlines.js';
import type { CheckInLink } from '../domain/check-in-link.js';
import { doorErrors } from '../domain/door.errors.js';
import type { DoorAction, DoorConflict } from '../domain/door-action.js';
import { CheckInLinkRepository, CheckInSecrets } from '../ports/check-in-links.js';
import { DoorActions } from '../ports/door-actions.js';
import { type Actor, DomainError } from '../../../shared/kernel/index.js';
import { type DoorVisit, oldestAge } from '../domain/door.js';
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

export class InMemoryDoorActions extends DoorActions {
  private readonly actions = new Map<string, DoorAction>();

  async find(id: string): Promise<DoorAction | null> {
    return this.actions.get(id) ?? null;
  }

  async keep(action: DoorAction): Promise<void> {
    const { id, collabId, nonce } = action;
    if (this.actions.has(id) || (nonce && (await this.hasOpened(collabId, nonce)))) throw doorErrors.busy();
    this.actions.set(action.id, action);
  }

  async lastDone(collabId: string, kind: DoorAction['kind']): Promise<DoorAction | null> {
    return this.done(collabId, kind).at(-1) ?? null;
  }

  async hasOpened(collabId: string, nonce: string): Promise<boolean> {
    return this.all.some((action) => action.collabId === collabId && action.nonce === nonce);
  }

  async conflictsOf(brandId: string, since: Date, linkId?: string): Promise<readonly DoorConflict[]> {
    return this.all
      .filter((action) => action.brandId === brandId && action.outcome === 'conflict' && action.receivedAt >= since)
      .map((action) => ({ action, first: this.done(action.collabId, 'check-in')[0] }))
      .filter(({ action, first }) => !linkId || linkId === action.linkId || linkId === first?.linkId)
      .map(({ action: { id, collabId, venueId, kind, code, detail, at }, first }) => ({
        ...{ id, collabId, venueId, kind, code, detail, at },
        ...{ otherAt: first?.at ?? null, otherVenueId: first?.venueId ?? null },
      }))
      .toReversed();
  }

  private get all(): readonly DoorAction[] {
    return [...this.actions.values()];
  }

  /** The earliest first. */
  private done(id: string, done: DoorAction['kind']): readonly DoorAction[] {
    return this.all
      .filter(({ collabId, kind, outcome }) => collabId === id && kind === done && outcome === 'done')
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  }
}

const wrongStep = () =>
  new DomainError('conflict', 'collabs/wrong-step', 'You can’t do this at this point of the Collab.', {});

/** The visits of one brand. */
export class InMemoryVisits extends Visits {
  private readonly visits = new Map<string, DoorVisit>();

  constructor(
    private readonly brandId: string,
    private readonly clock: Readonly<{ now(): Date }>,
  ) {
    super();
  }

  add(visit: DoorVisit): void {
    this.visits.set(visit.collabId, visit);
  }

  async between(brandId: string, from: Date, until: Date): Promise<readonly DoorVisit[]> {
    const all = brandId === this.brandId ? [...this.visits.values()] : [];
    return all.filter(({ visitAt }) => visitAt >= from && visitAt <= until);
  }

  async of(brandId: string, collabIds: readonly string[]): Promise<readonly DoorVisit[]> {
    return brandId === this.brandId ? collabIds.flatMap((id) => this.visits.get(id) ?? []) : [];
  }

  async checkAwaited(_actor: Actor, collabId: string): Promise<void> {
    if (this.visits.get(collabId)?.status !== 'awaited') throw wrongStep();
  }

  async awaited(_actor: Actor, collabId: string): Promise<AwaitedVisit> {
    const visit = this.visits.get(collabId);
    if (visit?.checkedInAt !== null) throw wrongStep();
    return { venueId: visit.venueId, closesAt: doorTimes(visit.visitAt).closes };
  }

  async arrive(actor: Actor, collabId: string, at: Date): Promise<Readonly<{ wasIn: boolean }>> {
    const visit = this.visits.get(collabId)!;
    const wasIn = visit.checkedInAt !== null;
    if (!wasIn) await this.checkAwaited(actor, collabId);
    const checkedInAt = visit.checkedInAt && visit.checkedInAt < at ? visit.checkedInAt : at;
    this.visits.set(collabId, { ...visit, checkedInAt, status: 'in' });
    return { wasIn };
  }

  async expectLater(actor: Actor, collabId: string, minutes: number, at: Date): Promise<void> {
    await this.checkAwaited(actor, collabId);
    this.visits.set(collabId, { ...this.visits.get(collabId)!, runningLate: { minutes, at: at.toISOString() } });
  }

  async claimNoShow(actor: Actor, collabId: string): Promise<void> {
    await this.checkAwaited(actor, collabId);
    this.visits.set(collabId, { ...this.visits.get(collabId)!, status: 'no-show-claimed' });
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

/** Stores what it has issued, where the real adapter derives it; its PINs and codes are predictable. */
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
    if (typed.length < 4) return null;
    const remembered = typed.length < 8 ? oldestAge : windowsRemembered;
    for (let age = 0; age <= remembered; age++) if (this.codeIn(collabId, window - age).endsWith(typed)) return age;
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

  endOf(signature: string, what: string, now: Date): Date | null {
    const said = this.given.find((_, place) => signature === `signed-${place}`)?.match(/^pass (\d+) (.*)$/s);
    return said?.[2] === what && Number(said[1]) > now.getTime() ? new Date(Number(said[1])) : null;
  }

  keyFor(linkId: string, pinHash: string): string {
    return btoa(String(this.placeOf(`phone ${linkId} ${pinHash}`)).padStart(32, '0'));
  }

  private codeIn(collabId: string, window: number): string {
    const place = this.placeOf(`code ${collabId} ${window}`) + 1;
    return Array.from({ length: 8 }, (_, digit) => alphabet[Math.floor(place / 32 ** (7 - digit)) % 32]).join('');
  }

  private placeOf(what: string): number {
    const place = this.given.indexOf(what);
    return place < 0 ? this.given.push(what) - 1 : place;
  }
}
