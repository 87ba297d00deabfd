import { addEventProcessor, browserTracingIntegration, init, replayIntegration } from '@sentry/browser';
import { sessionReplay } from '../../../server/contract/rules/constants';
import { namesNobody } from '../../../server/contract/rules/names-nobody';
import workerUrl from './replay-worker?worker&url';

/** What we use of the SDK. */
const sentry = { addEventProcessor, browserTracingIntegration, init, replayIntegration };

const tunnel = '/monitoring';

const resources = ['script', 'link', 'css', 'img', 'other', 'iframe', 'video', 'audio'].map(
  (kind) => `resource.${kind}`,
);

/**
 * Reports errors, traces and replays of sessions through our own address. Every text, field and picture of a replay is
 * masked before it is recorded; every address and message is cleaned before it leaves. Answers how to stop.
 */
export function startSessionReplay(dsn: string, sdk = sentry): () => void {
  const replay = sdk.replayIntegration({
    flushMinDelay: sessionReplay.flushMin,
    flushMaxDelay: sessionReplay.flushMax,
    maxReplayDuration: sessionReplay.maxDuration,
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'href', 'src', 'value'],
    networkDetailAllowUrls: [],
    workerUrl,
  });
  const client = sdk.init({
    dsn,
    tunnel,
    sampleRate: sessionReplay.errorSampleRate,
    tracesSampleRate: sessionReplay.traceSampleRate,
    replaysSessionSampleRate: sessionReplay.sessionSampleRate,
    replaysOnErrorSampleRate: sessionReplay.errorSampleRate,
    tracePropagationTargets: [],
    sendClientReports: false,
    // Ours is named, so that the server takes recordings as bytes.
    transportOptions: { headers: { 'content-type': 'application/x-sentry-envelope' } },
    // A trace is sent as a whole, so that it is cleaned as a whole; the files that a page loads are not in it.
    traceLifecycle: 'static',
    integrations: [sdk.browserTracingIntegration({ ignoreResourceSpans: resources }), replay],
    beforeSend: cleaned,
    beforeSendTransaction: cleaned,
    beforeBreadcrumb: (breadcrumb) => (breadcrumb.category?.startsWith('ui.') ? null : namesNobody(breadcrumb)),
  });
  sdk.addEventProcessor((event) => cleaned(event));
  return () => {
    void replay.stop();
    void client?.close();
  };
}

/** What the SDK keeps for itself is not sent, and may hold what cannot be copied. */
function cleaned<T extends { sdkProcessingMetadata?: unknown }>({ sdkProcessingMetadata, ...event }: T): T {
  return { ...namesNobody(event), sdkProcessingMetadata } as T;
}
