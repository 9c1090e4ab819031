import { DomainEvent } from './aggregate';

/**
 * An event that other contexts can rely on. It is recorded and delivered like a domain event, but it is a promise: each
 * class declares its `static readonly version`, and its payload has only IDs, plain values and times, and no types of the
 * context. A change that could break a listener is a new class with a new version and name, published beside the old one.
 */
export abstract class IntegrationEvent extends DomainEvent {}
