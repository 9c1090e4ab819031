import { emptyEvent, eventSchema, toDraft, type EventForm } from './event-form';

const NOW = new Date('2026-01-01T12:00:00Z');
const schema = eventSchema(() => NOW);

const filled = (overrides: Partial<EventForm> = {}): EventForm => ({
  ...emptyEvent('America/New_York'),
  title: 'Open campus day',
  date: '2026-02-03',
  start: '15:00',
  end: '16:30',
  location: 'Main hall',
  ...overrides,
});

/** Returns the error messages by field. */
const faults = (overrides: Partial<EventForm>) => {
  const { error } = schema.safeParse(filled(overrides));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
};

describe('eventSchema', () => {
  it('accepts a title, a time and a place', () => expect(faults({})).toEqual({}));
  it('accepts a link instead of a place', () =>
    expect(faults({ location: '', url: 'https://events.example/1' })).toEqual({}));

  it.each<[string, Partial<EventForm>, Record<string, string>]>([
    ['needs a title', { title: ' ab ' }, { title: 'Title must be at least 3 characters' }],
    ['needs a start', { start: '' }, { start: 'Start time is required' }],
    ['needs an end', { end: '' }, { end: 'End time is required' }],
    ['needs a place or a link', { location: ' ' }, { location: 'Enter a location or a link' }],
    ['takes links of the web alone', { url: 'javascript:alert(1)' }, { url: 'Enter a link that starts with https://' }],
    ['lies ahead', { date: '2025-12-31' }, { date: 'Choose a time in the future' }],
    ['lasts some time', { end: '15:00' }, { end: 'The end must be after the start' }],
  ])('an event %s', (_, overrides, wrong) => expect(faults(overrides)).toEqual(wrong));
});

describe('toDraft', () => {
  it("converts times from the event's zone, and omits empty fields", () => {
    expect(toDraft(filled(), 12)).toEqual({
      collegeId: 12,
      title: 'Open campus day',
      location: 'Main hall',
      startTime: '2026-02-03T20:00:00.000Z',
      endTime: '2026-02-03T21:30:00.000Z',
      timeZone: 'America/New_York',
    });
  });

  it('ends on the next day if the end is before the start', () => {
    const { startTime, endTime } = toDraft(filled({ start: '22:00', end: '01:00' }), 12);
    expect([startTime, endTime]).toEqual(['2026-02-04T03:00:00.000Z', '2026-02-04T06:00:00.000Z']);
  });
});
