import { tracing } from '@opentelemetry/sdk-node';

/** Everything else, such as addresses, paths and statements, can contain personal data. */
const KEPT_ATTRIBUTES = new Set([
  'http.request.method',
  'http.method',
  'http.route',
  'http.response.status_code',
  'http.status_code',
  'error.type',
  'express.type',
  'db.system.name',
  'db.system',
  'db.operation.name',
]);

/** Passes on spans without personal data: few attributes, no events and no error messages. */
export class PrivateSpanProcessor implements tracing.SpanProcessor {
  constructor(private readonly next: tracing.SpanProcessor) {}

  onStart(...started: Parameters<tracing.SpanProcessor['onStart']>): void {
    this.next.onStart(...started);
  }

  onEnd(span: tracing.ReadableSpan): void {
    this.next.onEnd(removePersonalData(span));
  }

  forceFlush(): Promise<void> {
    return this.next.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.next.shutdown();
  }
}

function removePersonalData(span: tracing.ReadableSpan): tracing.ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => KEPT_ATTRIBUTES.has(name)));
  const replaced: Partial<tracing.ReadableSpan> = {
    attributes,
    events: [],
    links: [],
    status: { code: span.status.code },
  };
  return new Proxy(span, {
    get: (target, name) => Reflect.get(Object.hasOwn(replaced, name) ? replaced : target, name) as unknown,
  });
}
