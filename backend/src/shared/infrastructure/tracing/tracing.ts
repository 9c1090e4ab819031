import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { ExpressInstrumentation, ExpressLayerType } from '@opentelemetry/instrumentation-express';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK, tracing } from '@opentelemetry/sdk-node';
import { PrivateSpanProcessor } from './private-span-processor';

const SERVICE_NAME = 'gradspan';
/** Health checks and files would be most of the spans. */
const IGNORED_PATHS_PATTERN = /^\/(health|assets)\//;

/**
 * Sends traces of requests and of their statements to an OpenTelemetry collector. Call before loading the modules to
 * observe: `http`, `express` and `pg`.
 *
 * @param endpoint address of the collector, without `/v1/traces`
 */
export function startTracing(endpoint: string): void {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? SERVICE_NAME,
    // The default resource contains the command line and the account of the process.
    autoDetectResources: false,
    // Requests to other hosts carry no trace IDs.
    textMapPropagator: null,
    spanProcessors: [new PrivateSpanProcessor(new tracing.BatchSpanProcessor(exporter))],
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => IGNORED_PATHS_PATTERN.test(url) }),
      new ExpressInstrumentation({ ignoreLayersType: [ExpressLayerType.MIDDLEWARE] }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  process.once('SIGTERM', () => void sdk.shutdown().catch(() => undefined));
}
