import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { analyticsErrors } from './analytics.errors.js';
import { lastDays, type Period, periodOf } from './period.js';

/** Gives anyone with its URL access to a brand's analytics, without an account, until it expires. */
export type ReportLink = Readonly<{
  id: string;
  brandId: string;
  /** Its title, for those who share it and those who read it. */
  title: string;
  /** The last this many days at the time of reading; null if the period is fixed. */
  rollingDays: number | null;
  fromDay: string | null;
  toDay: string | null;
  withCosts: boolean;
  tokenHash: string;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}>;

export type ReportLinkEvent = DomainEvent<
  'report-link.made' | 'report-link.revoked',
  Readonly<{ brandId: string; expiresAt: Date; withCosts: boolean }>
>;

export const mostLinks = 50;
const dayMs = 86_400_000;

export type NewLink = Readonly<{
  title: string;
  period: Readonly<{ rollingDays: number } | { from: string; to: string }>;
  withCosts: boolean;
  daysValid: number;
}>;

const happened = (name: ReportLinkEvent['name'], link: ReportLink, actor: Actor, now: Date): ReportLinkEvent =>
  eventOf(name, { type: 'report-link', id: link.id }, actor, now, {
    brandId: link.brandId,
    expiresAt: link.expiresAt,
    withCosts: link.withCosts,
  });

/** @throws analytics/bad-period */
export function makeLink(
  brandId: string,
  { title, period, withCosts, daysValid }: NewLink,
  tokenHash: string,
  actor: Actor,
  now: Date,
): [ReportLink, ReportLinkEvent] {
  const fixed = 'rollingDays' in period ? null : periodOf(period.from, period.to);
  const link: ReportLink = {
    id: newId(),
    brandId,
    title: title.trim(),
    rollingDays: 'rollingDays' in period ? period.rollingDays : null,
    fromDay: fixed?.from ?? null,
    toDay: fixed?.to ?? null,
    withCosts,
    tokenHash,
    createdBy: actor.userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + daysValid * dayMs),
    revokedAt: null,
  };
  return [link, happened('report-link.made', link, actor, now)];
}

/** Revokes the link. Null if it has already stopped working. @throws analytics/link-not-found */
export function revokeLink(link: ReportLink, actor: Actor, now: Date): [ReportLink, ReportLinkEvent] | null {
  if (actor.profile?.uid !== link.brandId) throw analyticsErrors.linkNotFound();
  if (link.revokedAt) return null;
  const revoked = { ...link, revokedAt: now };
  return [revoked, happened('report-link.revoked', revoked, actor, now)];
}

/** Valid until it expires, exclusive. */
export const isOpen = ({ expiresAt, revokedAt }: ReportLink, now: Date): boolean =>
  revokedAt === null && now < expiresAt;

export const periodOfLink = ({ rollingDays, fromDay, toDay }: ReportLink, now: Date): Period =>
  rollingDays === null ? periodOf(fromDay!, toDay!) : lastDays(rollingDays, now);
