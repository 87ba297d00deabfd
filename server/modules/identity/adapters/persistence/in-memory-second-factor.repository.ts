import type { SecondFactor } from '../../domain/second-factor.js';
import type { UserEvent } from '../../domain/user.js';
import { type Confirmation, SecondFactorRepository } from '../../ports/second-factor.repository.js';

type Kept = { factor: Omit<SecondFactor, 'recoveryCodesLeft'>; codes: Set<string> };

export class InMemorySecondFactorRepository extends SecondFactorRepository {
  readonly events: UserEvent[] = [];
  private readonly kept = new Map<string, Kept>();

  async find(userId: string): Promise<SecondFactor | null> {
    const kept = this.kept.get(userId);
    return kept ? { ...kept.factor, recoveryCodesLeft: kept.codes.size } : null;
  }

  async propose(userId: string, sealedSecret: string, now: Date): Promise<void> {
    const known = this.kept.get(userId);
    const factor = known?.factor ?? { userId, secret: null, confirmedAt: null, lastStep: null };
    const proposal = { proposedSecret: sealedSecret, proposedAt: now };
    this.kept.set(userId, { factor: { ...factor, ...proposal }, codes: known?.codes ?? new Set() });
  }

  async confirm(
    { userId, proposedSecret, step, codeHashes }: Confirmation,
    now: Date,
    ...events: UserEvent[]
  ): Promise<boolean> {
    if (this.kept.get(userId)?.factor.proposedSecret !== proposedSecret) return false;
    const factor = { userId, secret: proposedSecret, confirmedAt: now, lastStep: step };
    this.kept.set(userId, {
      factor: { ...factor, proposedSecret: null, proposedAt: null },
      codes: new Set(codeHashes),
    });
    this.events.push(...events);
    return true;
  }

  async useStep(userId: string, step: number): Promise<boolean> {
    const kept = this.kept.get(userId);
    if (!kept?.factor.secret || step <= (kept.factor.lastStep ?? 0)) return false;
    kept.factor = { ...kept.factor, lastStep: step };
    return true;
  }

  async useRecoveryCode(userId: string, codeHash: string, _now: Date, ...events: UserEvent[]): Promise<boolean> {
    const used = this.kept.get(userId)?.codes.delete(codeHash) ?? false;
    if (used) this.events.push(...events);
    return used;
  }

  async replaceCodes(userId: string, codeHashes: readonly string[], ...events: UserEvent[]): Promise<void> {
    const kept = this.kept.get(userId);
    if (kept) kept.codes = new Set(codeHashes);
    this.events.push(...events);
  }

  async remove(userId: string, ...events: UserEvent[]): Promise<void> {
    this.kept.delete(userId);
    this.events.push(...events);
  }
}
