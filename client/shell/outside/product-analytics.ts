import posthog from 'posthog-js/no-external';
import type { ConsentChoice } from '../../../server/contract/consent';
import { namesNobody } from '../../../server/contract/rules/names-nobody';

type Project = Readonly<{ key: string; host: string }>;
type Choices = Pick<ConsentChoice, 'productAnalytics' | 'heatMap'>;

let started = false;
/** A page that was viewed before the service had started. */
let owed = false;

/**
 * Only what was consented to: clicks and pages for product analytics, click positions and scrolling for the heat map.
 */
const allowedBy = ({ productAnalytics, heatMap }: Choices) => ({
  autocapture: productAnalytics,
  rageclick: productAnalytics,
  capture_heatmaps: heatMap,
});

/**
 * Usage analytics with PostHog. Anonymous: no page text, no queries, no email addresses, no person profile; nothing is
 * recorded and nothing loaded from elsewhere. Returns a function that stops it.
 */
export function startProductAnalytics({ key, host }: Project, choices: Choices): () => void {
  if (started) {
    posthog.set_config(allowedBy(choices));
    posthog.opt_in_capturing({ captureEventName: false });
  } else {
    posthog.init(key, {
      ...allowedBy(choices),
      api_host: host,
      person_profiles: 'never',
      persistence: 'localStorage',
      // Each of these would send or load something without consent.
      capture_pageview: false,
      capture_pageleave: false,
      capture_performance: false,
      capture_exceptions: false,
      capture_dead_clicks: false,
      disable_session_recording: true,
      disable_surveys: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
      save_referrer: false,
      save_campaign_params: false,
      mask_all_text: true,
      mask_all_element_attributes: true,
      disable_compression: true,
      // Queued events would still be sent after consent has been withdrawn.
      request_batching: false,
      before_send: (event) => event && namesNobody(event),
    });
    started = true;
    if (owed && choices.productAnalytics) posthog.capture('$pageview');
  }
  return () => posthog.opt_out_capturing();
}

/** The current page has been viewed. */
export function countPage(): void {
  if (started) posthog.capture('$pageview');
  else owed = true;
}
