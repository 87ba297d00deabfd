import { divideBill } from '../../../contract/rules/bill.js';
import { doorTimes } from '../../../contract/rules/deadlines.js';
import type { CheckInLink } from '../domain/check-in-link.js';
import { doorErrors } from '../domain/door.errors.js';
import type { DoorAction, DoorConflict } from '../domain/door-action.js';
import { CheckInLinkRepository, CheckInSecrets } from '../ports/check-in-links.js';
import { DoorActions } from '../ports/door-actions.js';
import { type Actor, DomainError } from '../../../shared/kernel/index.js';
import { type CodeReach, type DoorVisit, type KnownVisit, oldestAge } from '../domain/door.js';
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

  async among(ids: readonly string[]): Promise<readonly DoorAction[]> {
    return ids.flatMap((id) => this.actions.get(id) ?? []);
  }

  async keep(action: DoorAction): Promise<void> {
    const { id, collabId, nonce } = action;
    if (this.actions.has(id) || (nonce && (await this.hasOpened(collabId, nonce)))) throw doorErrors.busy();
    this.actions.set(action.id, action);
  }

  async lastCheckIn(collabId: string): Promise<DoorAction | null> {
    return this.done(collabId, 'check-in').at(-1) ?? null;
  }

  async hasOpened(collabId: string, nonce: string): Promise<boolean> {
    return this.all.some((action) => action.collabId === collabId && action.nonce === nonce);
  }

  async conflictsOf(brandId: string, since: Date, linkId?: string): Promise<readonly DoorConflict[]> {
    return this.all
      .filter((action) => action.brandId === brandId && action.receivedAt >= since)
      .map((action) => ({ action, others: this.othersOf(action) }))
      .filter(({ action: { kind, outcome }, others: [other] }) =>
        outcome === 'refused' ? kind === 'bill' || (kind === 'check-in' && !other) : outcome === 'conflict',
      )
      .filter(({ action, others }) => !linkId || [action, ...others].some((each) => each.linkId === linkId))
      .map(({ action: { id, collabId, venueId, kind, outcome, code, detail, at }, others: [other] }) => ({
        ...{ id, collabId, venueId, kind, outcome, code, detail, at },
        otherAt: kind === 'bill' ? null : (other?.at ?? null),
        otherVenueId: kind === 'bill' ? null : (other?.venueId ?? null),
      }))
      .toReversed();
  }

  async forgetUntil(received: Date): Promise<number> {
    const old = this.all.filter(({ receivedAt }) => receivedAt <= received);
    for (const { id } of old) this.actions.delete(id);
    return old.length;
  }

  private get all(): readonly DoorAction[] {
    return [...this.actions.values()];
  }

  private done(id: string, done: DoorAction['kind']): readonly DoorAction[] {
    return earliestFirst(
      this.all.filter(({ collabId, kind, outcome }) => collabId === id && kind === done && outcome === 'done'),
    );
  }

  /** The last bill of a guest or, for any other action, all their check-ins. */
  private othersOf({ id, collabId, kind }: DoorAction): readonly DoorAction[] {
    if (kind === 'bill') return this.done(collabId, 'bill').slice(-1);
    const ofGuest = this.all.filter((each) => each.id !== id && each.collabId === collabId && each.kind === 'check-in');
    return earliestFirst(
      ofGuest.filter(
        ({ outcome, code }) => outcome === 'done' || (outcome === 'conflict' && code === 'collabs/code-used'),
      ),
    );
  }
}

const earliestFirst = (actions: readonly DoorAction[]): readonly DoorAction[] =>
  actions.toSorted((one, other) => one.at.getTime() - other.at.getTime());

const wrongStep = () =>
  new DomainError('conflict', 'collabs/wrong-step', 'You can’t do this at this point of the Collab.', {});

/** The visits of one brand. */
export class InMemoryVisits extends Visits {
  private readonly visits = new Map<string, DoorVisit>();
  private readonly undated = new Map<string, KnownVisit>();
  private readonly typedAt = new Map<string, Date>();

  constructor(
    private readonly brandId: string,
    private readonly clock: Readonly<{ now(): Date }>,
  ) {
    super();
  }

  add(visit: DoorVisit): void {
    this.visits.set(visit.collabId, visit);
  }

  /** A new time has to be chosen for it. */
  unschedule(collabId: string): void {
    this.undated.set(collabId, { ...this.visits.get(collabId)!, visitAt: null, opensAt: null, isSeen: false });
    this.visits.delete(collabId);
  }

  async between(brandId: string, from: Date, until: Date): Promise<readonly DoorVisit[]> {
    const all = brandId === this.brandId ? [...this.visits.values()] : [];
    return all.filter(({ visitAt }) => visitAt >= from && visitAt <= until);
  }

  async of(brandId: string, collabIds: readonly string[]): Promise<readonly DoorVisit[]> {
    return brandId === this.brandId ? collabIds.flatMap((id) => this.visits.get(id) ?? []) : [];
  }

  async known(brandId: string, collabIds: readonly string[]): Promise<readonly KnownVisit[]> {
    const dated = (await this.of(brandId, collabIds)).map((visit) => ({ ...visit, isSeen: visit.status === 'in' }));
    const undated = collabIds.flatMap((id) => this.undated.get(id) ?? []);
    return [...dated, ...(brandId === this.brandId ? undated : [])];
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
    const wasIn = Boolean(this.visits.get(collabId)?.checkedInAt);
    if (!wasIn) await this.checkAwaited(actor, collabId);
    const visit = this.visits.get(collabId)!;
    const checkedInAt = visit.checkedInAt && visit.checkedInAt < at ? visit.checkedInAt : at;
    this.visits.set(collabId, { ...visit, checkedInAt, status: 'in' });
    return { wasIn };
  }

  async expectLater(actor: Actor, collabId: string, minutes: number, at: Date): Promise<void> {
    await this.checkAwaited(actor, collabId);
    const { runningLate } = this.visits.get(collabId)!;
    if (runningLate && new Date(runningLate.at) > at) return;
    this.visits.set(collabId, { ...this.visits.get(collabId)!, runningLate: { minutes, at: at.toISOString() } });
  }

  async claimNoShow(actor: Actor, collabId: string): Promise<void> {
    await this.checkAwaited(actor, collabId);
    this.visits.set(collabId, { ...this.visits.get(collabId)!, status: 'no-show-claimed' });
  }

  async typeBill(_actor: Actor, collabId: string, pence: number, at: Date): Promise<Readonly<{ isNew: boolean }>> {
    const visit = this.visits.get(collabId);
    if (!visit?.checkedInAt) throw wrongStep();
    const isAnswered = visit.bill !== null && visit.bill.status !== 'awaiting';
    if (visit.bill && (isAnswered || (this.typedAt.get(collabId) ?? at) > at)) {
      if (visit.bill.pence === pence) return { isNew: false };
      throw new DomainError('conflict', `collabs/bill-${isAnswered ? 'answered' : 'newer'}`, 'Another bill counts.');
    }
    this.typedAt.set(collabId, at);
    this.visits.set(collabId, { ...visit, bill: { ...divideBill(pence, visit.capPence), status: 'awaiting' } });
    return { isNew: true };
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

  ageOf(code: string, collabId: string, now: Date, reach: CodeReach = 'hour'): number | null {
    const window = Math.floor(now.getTime() / windowMs);
    const typed = code.toUpperCase().replaceAll(' ', '');
    if (typed.length < 4) return null;
    const remembered = reach === 'valid' || typed.length < 8 ? oldestAge : windowsRemembered;
    for (let age = 0; age <= remembered; age++) if (this.codeIn(collabId, window - age).endsWith(typed)) return age;
    return null;
  }

  newPin(): string {
    return String(++this.pins).padStart(6, '0');
  }

  hashOf(linkId: string, pin: string): string {
    return `hash ${this.placeOf(`pin ${linkId} ${pin}`)}`;
  }

  isPin(pin: string, linkId: string, hash: string): boolean {
    return hash === this.hashOf(linkId, pin);
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
