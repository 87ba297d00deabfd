import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Feature } from '../../contract/features.js';
import type { MaybeSignedInRequest } from './session.js';

/** Decides which features an account has: billing. */
export abstract class FeatureGate {
  abstract has(brandId: string, feature: Feature): Promise<boolean>;

  /** Passes, or throws a 403 with the reason. @throws billing/feature-locked */
  abstract require(brandId: string, feature: Feature): Promise<void>;
}

const featureKey = 'tastemaker:feature';

/**
 * In addition to a policy: a brand passes only while its account has this feature; everyone else passes. On a
 * controller it applies to all its routes.
 */
export const Needs = (feature: Feature) =>
  applyDecorators(SetMetadata(featureKey, feature), ApiExtension('x-feature', feature));

/** Runs after the session guard, so the actor is known. */
@Injectable()
export class FeatureGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly gate: FeatureGate,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const actor = context.switchToHttp().getRequest<MaybeSignedInRequest>().session?.actor;
    if (actor?.role !== 'brand') return true;
    const features = this.reflector
      .getAll<(Feature | undefined)[]>(featureKey, [context.getClass(), context.getHandler()])
      .filter((feature) => feature !== undefined);
    return features.length === 0 || this.requireAll(actor.profile!.uid, features);
  }

  private async requireAll(brandId: string, features: readonly Feature[]): Promise<true> {
    for (const feature of features) await this.gate.require(brandId, feature);
    return true;
  }
}
