import type { OnboardingStage, SalesStage } from '../../../contract/lists/index.js';
import type { PlanId } from '../../../contract/plans.js';
import { isStrictEmail, normaliseTypedEmail } from '../../../contract/rules/email.js';
import { type DomainEvent, eventOf, newId, theProduct } from '../../../shared/kernel/index.js';
import { onboardingErrors } from './onboarding.errors.js';

export const leadKinds = ['brand', 'influencer'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** A potential customer: one for each type and email address, however often they come back. */
export type Lead = Readonly<{
  id: string;
  kind: LeadKind;
  email: string;
  name: string;
  /** The brand's name, or the influencer's handle. */
  company: string;
  /** The plan that a brand chose when it joined; it is on Basic until it pays. */
  tier: PlanId | null;
  /** Who invited them, from the invitation's URL. */
  invitedBy: string | null;
  /** Such as `1998-04-30`: the date of birth with which an influencer showed they are of age. */
  dateOfBirth: string | null;
  /** The brand or influencer that they became. */
  profileUid: string | null;
  salesStage: SalesStage;
  onboardingStage: OnboardingStage;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

/** What someone enters when they join or book a call. */
export type LeadFacts = Pick<Lead, 'kind' | 'email' | 'name' | 'company'> &
  Partial<Pick<Lead, 'tier' | 'invitedBy' | 'dateOfBirth' | 'profileUid'>>;

export type LeadEvent = DomainEvent<
  'lead.created' | 'lead.joined',
  Readonly<{ kind: LeadKind; tier: PlanId | null; profileUid: string | null }>
>;

const happened = (name: LeadEvent['name'], lead: Lead, now: Date): LeadEvent => {
  const { id, kind, tier, profileUid } = lead;
  return eventOf(name, { type: 'lead', id }, theProduct, now, { kind, tier, profileUid });
};

/** A new lead is Prospective, and a Lead. */
export function newLead(facts: LeadFacts, now: Date): [Lead, LeadEvent] {
  const lead: Lead = {
    tier: null,
    invitedBy: null,
    dateOfBirth: null,
    profileUid: null,
    ...facts,
    id: newId(),
    salesStage: 1,
    onboardingStage: 1,
    createdAt: now,
    updatedAt: now,
    version: 0,
  };
  return [lead, happened('lead.created', lead, now)];
}

/** A lead known from a call has joined. */
export function leadJoins(lead: Lead, facts: LeadFacts, now: Date): [Lead, LeadEvent] {
  const joined: Lead = { ...lead, ...facts, updatedAt: now };
  return [joined, happened('lead.joined', joined, now)];
}

/** The normalised address: lower case, without white space. @throws onboarding/invalid-email */
export function emailToWriteTo(typed: string): string {
  const email = normaliseTypedEmail(typed);
  if (!isStrictEmail(email)) throw onboardingErrors.invalidEmail();
  return email;
}
