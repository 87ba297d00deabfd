// traces-only-where-wanted
import { TracerProvider } from '@opentelemetry/sdk-trace';
export const tracingEverything = TracerProvider;
