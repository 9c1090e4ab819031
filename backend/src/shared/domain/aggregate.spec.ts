import { Aggregate, DomainEvent } from './aggregate';

class BookLent extends DomainEvent {
  static readonly eventName = 'library.book-lent';

  constructor(
    readonly title: string,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

class Shelf extends Aggregate {
  lend(title: string, now: Date): void {
    this.record(new BookLent(title, now));
  }
}

const NOON = new Date('2026-03-01T12:00:00Z');

describe('an aggregate', () => {
  it('releases its events in the order in which they happened', () => {
    const shelf = new Shelf();
    shelf.lend('Emma', NOON);
    shelf.lend('Persuasion', NOON);

    expect(shelf.pullEvents()).toEqual([new BookLent('Emma', NOON), new BookLent('Persuasion', NOON)]);
  });

  it('releases each event once', () => {
    const shelf = new Shelf();
    shelf.lend('Emma', NOON);
    shelf.pullEvents();

    expect(shelf.pullEvents()).toEqual([]);
  });
});
