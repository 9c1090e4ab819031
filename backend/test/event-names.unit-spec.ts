import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DomainEvent } from '../src/shared/domain/aggregate';

const CONTEXTS = join(__dirname, '../src/contexts');

/** Every domain event and integration event, with its context. */
const EXPORTED = readdirSync(CONTEXTS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^[^/]+\/(domain|integration-events)\/.*(?<!spec)\.ts$/.test(file))
  .flatMap((file) => {
    const exported = Object.values(jest.requireActual<Record<string, unknown>>(join(CONTEXTS, file)));
    return exported.filter(isEventClass).map((event) => [event, file.split('/')[0]!] as const);
  });
/** A class can be exported by several files. */
const CLASSES = [...new Map(EXPORTED)].map(([event, context]) => ({ event, context }));

function isEventClass(exported: unknown): exported is { name: string; eventName?: string } {
  return typeof exported === 'function' && exported.prototype instanceof DomainEvent;
}

describe('domain events and integration events', () => {
  it('have an explicit name that begins with their context', () => {
    const wrong = CLASSES.filter(({ context, event }) => {
      const isOwn = Object.hasOwn(event, 'eventName');
      return !isOwn || !new RegExp(`^${context}\\.[a-z]+(-[a-z]+)*$`).test(event.eventName ?? '');
    });

    expect(wrong.map(({ event }) => event.name)).toEqual([]);
    expect(CLASSES.length).toBeGreaterThan(30);
  });

  it('have unique names', () => {
    const names = CLASSES.map(({ event }) => event.eventName);

    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });
});
