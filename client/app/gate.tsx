import type { ComponentType } from 'react';
import { Outlet } from 'react-router';
import type { Feature } from '../../server/contract/features';
import { FeatureGate } from '../shell/billing/FeatureGate';

/** A route whose pages are only for accounts with the feature. */
export const gate = (feature: Feature): ComponentType =>
  function Gate() {
    return (
      <FeatureGate feature={feature}>
        <Outlet />
      </FeatureGate>
    );
  };
