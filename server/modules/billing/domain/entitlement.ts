import { byName } from '../../../contract/rules/by-name.js';
import { type Feature, type FeatureReason, featureIds, includes } from '../../../contract/features.js';
import type { Plan, PlanId } from '../../../contract/plans.js';
import { type Actor, type DomainEvent, eventOf, mayAsStaff, newId } from '../../../shared/kernel/index.js';
import { billingErrors } from './billing.errors.js';

/** Used instead of a brand: an entry for every brand without its own. */
export const everywhere = '00000000-0000-0000-0000-000000000000';

/**
 * Staff open or close one feature for one brand, or everywhere, regardless of the plan. A newer override replaces the
 * older.
 */
export type Override = Readonly<{
  id: string;
  /** Or `everywhere`. */
  brandId: string;
  feature: Feature;
  kind: 'grant' | 'lock';
  /** The reason; visible to staff and the brand's owner. */
  reason: string;
  madeBy: string;
  madeAt: Date;
  /** When the plan applies again; null for indefinitely. */
  until: Date | null;
  endedAt: Date | null;
  endedBy: string | null;
}>;

export type Entitlement = Readonly<{ allowed: boolean; reason: FeatureReason; until: Date | null }>;

/** What an account may do. `seats` and `storageBytes`: null means no limit. */
export type EntitlementSet = Readonly<{
  plan: PlanId;
  features: Readonly<Record<Feature, Entitlement>>;
  seats: number | null;
  storageBytes: number | null;
}>;

export type EntitlementEvent = DomainEvent<
  'entitlement.granted' | 'entitlement.locked' | 'entitlement.cleared',
  Readonly<{ brandId: string; feature: Feature; reason: string; until: Date | null }>
>;

/** Neither cleared nor expired. */
export const isRunning = ({ until, endedAt }: Override, now: Date): boolean =>
  endedAt === null && (until === null || now < until);

/** The plan's own answer, overridden by active overrides: this brand's own first, then those for everyone. */
export function entitlementsOf(plan: Plan, overrides: readonly Override[], now: Date): EntitlementSet {
  const entitlementTo = (feature: Feature): Entitlement => {
    const running = overrides.filter((one) => one.feature === feature && isRunning(one, now));
    const override = running.find(({ brandId }) => brandId !== everywhere) ?? running[0];
    return override
      ? { allowed: override.kind === 'grant', reason: override.kind, until: override.until }
      : { allowed: includes(plan, feature), reason: 'plan', until: null };
  };
  return {
    plan: plan.id,
    features: byName(featureIds, entitlementTo),
    seats: plan.seats,
    storageBytes: plan.storageBytes,
  };
}

export type NewOverride = Pick<Override, 'brandId' | 'feature' | 'kind' | 'reason' | 'until'>;

const eventFor = (name: EntitlementEvent['name'], override: Override, actor: Actor, now: Date): EntitlementEvent => {
  const { brandId, feature, reason, until } = override;
  return eventOf(name, { type: 'entitlement', id: brandId }, actor, now, { brandId, feature, reason, until });
};

/** @throws billing/not-staff, billing/reason-needed, billing/until-past */
export function override(wanted: NewOverride, actor: Actor, now: Date): [Override, EntitlementEvent] {
  checkMayOverride(actor, wanted.brandId);
  if (wanted.reason.trim() === '') throw billingErrors.reasonNeeded();
  if (wanted.until && wanted.until <= now) throw billingErrors.untilPast();
  const made: Override = {
    ...wanted,
    reason: wanted.reason.trim(),
    id: newId(),
    madeBy: actor.userId,
    madeAt: now,
    endedAt: null,
    endedBy: null,
  };
  return [made, eventFor(made.kind === 'grant' ? 'entitlement.granted' : 'entitlement.locked', made, actor, now)];
}

/** Ends the override, so the plan applies again. @throws billing/not-staff */
export function clear(override: Override, actor: Actor, now: Date): [Override, EntitlementEvent] {
  checkMayOverride(actor, override.brandId);
  const ended = { ...override, endedAt: now, endedBy: actor.userId };
  return [ended, eventFor('entitlement.cleared', ended, actor, now)];
}

/** @throws billing/not-staff */
function checkMayOverride(actor: Actor, brandId: string): void {
  const operation = brandId === everywhere ? 'feature.override-everywhere' : 'feature.override';
  if (!mayAsStaff(actor, operation)) throw billingErrors.notStaff();
}
