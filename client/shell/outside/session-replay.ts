import { addEventProcessor, browserTracingIntegration, init, replayIntegration } from '@sentry/browser';
import { sessionReplay } from '../../../server/contract/rules/constants';
import { namesNobody } from '../../../server/contract/rules/names-nobody';
import workerUrl from './replay-worker?worker&url';

/** The part of the SDK that we use. */
const sentry = { addEventProcessor, browserTracingIntegration, init, replayIntegration };

const tunnel = '/monitoring';

const resources = ['script', 'link', 'css', 'img', 'other', 'iframe', 'video', 'audio'].map(
  (kind) => `resource.${kind}`,
);

/**
 * Reports errors, traces and session replays through our own URL. Every text, field and picture in a replay is masked
 * before it is recorded; every URL and message is sanitised before it is sent. Returns a function that stops it.
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
    // Our own integration, so that the server accepts recordings as bytes.
    transportOptions: { headers: { 'content-type': 'application/x-sentry-envelope' } },
    // A trace is sent as a whole, so it is sanitised as a whole; the page's assets aren't included.
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

/** The SDK's internal metadata isn't sent, and may not be cloneable. */
function cleaned<T extends { sdkProcessingMetadata?: unknown }>({ sdkProcessingMetadata, ...event }: T): T {
  return { ...namesNobody(event), sdkProcessingMetadata } as T;
}
