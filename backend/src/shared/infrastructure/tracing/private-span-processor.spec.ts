import { tracing } from '@opentelemetry/sdk-node';
import { PrivateSpanProcessor } from './private-span-processor';

it('passes on spans without paths, queries, addresses, statements and error messages', () => {
  const exporter = new tracing.InMemorySpanExporter();
  const spanProcessors = [new PrivateSpanProcessor(new tracing.SimpleSpanProcessor(exporter))];
  const tracer = new tracing.BasicTracerProvider({ spanProcessors }).getTracer('test');
  const span = tracer.startSpan('GET /api/users/:id', {
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/users/:id',
      'http.response.status_code': 200,
      'url.full': 'https://gradspan.example/api/users/7?q=Ada',
      'client.address': '203.0.113.7',
      'user_agent.original': 'Firefox',
      'db.statement': `SELECT 'ada@example.org'`,
    },
  });
  span.recordException(new Error('ada@example.org'));
  span.setStatus({ code: 2, message: 'ada@example.org' });
  span.end();

  const [finished] = exporter.getFinishedSpans();
  expect(finished?.name).toBe('GET /api/users/:id');
  expect(finished?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/users/:id',
    'http.response.status_code': 200,
  });
  expect(finished?.events).toEqual([]);
  expect(finished?.status).toEqual({ code: 2 });
  expect(finished?.spanContext()).toEqual(span.spanContext());
});
