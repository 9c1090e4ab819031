import { dean, kim, hoursLater, MSU, NOON, robin } from '../../application/testing/fakes';
import { requireAddEventPermission, getAddEventPermission, type HostCandidate, CampusEvent } from './campus-event';
import { type CampusEventForm, toCampusEventDetails } from './campus-event-draft';
import {
  CampusEventRefused,
  EventIsCancelled,
  EventIsOver,
  EventIsPending,
  MayNotAddEvents,
  MayNotCancel,
  OnlyTheCollegePublishes,
} from './campus-event-errors';
import type { CampusEventId } from '../catalogue/ids';

const form = (changes: Partial<CampusEventForm> = {}): CampusEventForm => ({
  title: 'Campus tour',
  location: 'Admissions office',
  startTime: hoursLater(24),
  endTime: hoursLater(26),
  timeZone: 'America/Detroit',
  ...changes,
});
const anEvent = (as: 'publish' | 'propose' | 'sample' = 'publish') =>
  CampusEvent.add(
    { id: 1 as CampusEventId, collegeId: MSU, createdBy: kim },
    toCampusEventDetails(form(), NOON),
    as,
    NOON,
  );
const college = { id: dean, speaksForCollege: true };
const creator = { id: kim, speaksForCollege: false };
const stranger = { id: robin, speaksForCollege: false };

function fieldsAtFault(changes: Partial<CampusEventForm>): string[] {
  try {
    toCampusEventDetails(form(changes), NOON);
    return [];
  } catch (refusal) {
    if (!(refusal instanceof CampusEventRefused)) throw refusal;
    return refusal.fields.map(({ field }) => field);
  }
}

describe('the form of a campus event', () => {
  it('is trimmed, and blank optional fields become null', () => {
    const changes = form({ title: ' Tour ', description: '  ', url: ' https://example.org ' });

    expect(toCampusEventDetails(changes, NOON)).toMatchObject({
      title: 'Tour',
      description: null,
      url: 'https://example.org',
    });
  });

  it.each([
    ['title', { title: 'ab' }],
    ['title', { title: 'x'.repeat(121) }],
    ['description', { description: 'x'.repeat(2_001) }],
    ['location', { location: 'x'.repeat(201) }],
    ['location', { location: null }],
    ['url', { url: 'javascript:alert(1)' }],
    ['startTime', { startTime: NOON }],
    ['startTime', { startTime: new Date(NaN) }],
    ['endTime', { endTime: hoursLater(24) }],
    ['endTime', { endTime: hoursLater(23) }],
    ['endTime', { endTime: hoursLater(24 + 14 * 24 + 0.01) }],
    ['endTime', { endTime: new Date(NaN) }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeZone', { timeZone: 'GMT+25' }],
    ['timeZone', { timeZone: '+05:00' }],
    ['timeZone', { timeZone: '' }],
  ])('is rejected because of its %s: %j', (field, changes) => {
    expect(fieldsAtFault(changes)).toContain(field);
  });

  it.each([
    [{ title: 'abc' }],
    [{ title: '🎓'.repeat(120) }],
    [{ location: null, url: 'https://example.org' }],
    [{ startTime: hoursLater(0.001) }],
    [{ endTime: hoursLater(24 + 14 * 24) }],
    [{ timeZone: 'UTC' }],
    [{ timeZone: 'America/Argentina/Buenos_Aires' }],
    [{ timeZone: 'Pacific/Honolulu' }],
  ])('is accepted: %j', (changes) => {
    expect(fieldsAtFault(changes)).toEqual([]);
  });

  it('reports every invalid field', () => {
    expect(fieldsAtFault({ title: '', location: '', timeZone: 'x', startTime: NOON })).toEqual([
      'title',
      'location',
      'startTime',
      'timeZone',
    ]);
  });
});

describe('the right to add events', () => {
  const host = (changes: Partial<HostCandidate> = {}): HostCandidate => ({
    role: 'alumni',
    emailConfirmed: true,
    speaksForCollege: false,
    isAlumniOfCollege: true,
    ...changes,
  });

  it('lets the college publish, and its alumni propose', () => {
    expect(
      getAddEventPermission(host({ role: 'college_admin', speaksForCollege: true, isAlumniOfCollege: false })).may,
    ).toBe('publish');
    expect(requireAddEventPermission(host())).toBe('propose');
  });

  it.each([
    [host({ role: 'student', isAlumniOfCollege: false }), /only its alumni can propose them/],
    [host({ isAlumniOfCollege: false }), /graduated from/],
    [host({ role: 'college_admin', isAlumniOfCollege: false }), /verified administrator/],
  ])('gives others the reason why they cannot: %j', (person, reason) => {
    expect(getAddEventPermission(person)).toEqual({ may: 'no', reason: expect.stringMatching(reason) });
    expect(() => requireAddEventPermission(person)).toThrow(MayNotAddEvents);
  });

  it('requires a confirmed address from alumni', () => {
    expect(getAddEventPermission(host({ emailConfirmed: false }))).toMatchObject({ may: 'no' });
    expect(() => requireAddEventPermission(host({ emailConfirmed: false }))).toThrow(/confirm your email/);
  });
});

describe('a campus event', () => {
  it('is published immediately when the college adds it, and pending when alumni do', () => {
    expect(anEvent().snapshot()).toMatchObject({ status: 'published', publishedAt: NOON, isSample: false });
    expect(anEvent('propose').snapshot()).toMatchObject({ status: 'pending', publishedAt: null });
    expect(anEvent('sample').snapshot()).toMatchObject({ status: 'published', isSample: true });
  });

  it('is published only by the college; repeating it changes nothing', () => {
    const event = anEvent('propose');
    for (const person of [creator, stranger])
      expect(() => event.publish(person, NOON)).toThrow(OnlyTheCollegePublishes);
    event.publish(college, hoursLater(1));
    event.publish(college, hoursLater(2));

    expect(event.snapshot()).toMatchObject({ status: 'published', publishedAt: hoursLater(1), sequence: 1 });
  });

  it('is canceled by the college or its creator, permanently; repeating it changes nothing', () => {
    for (const person of [college, creator]) {
      const event = anEvent();
      expect(() => event.cancel(stranger, NOON)).toThrow(MayNotCancel);
      event.cancel(person, hoursLater(1));
      event.cancel(person, hoursLater(2));

      expect(event.snapshot()).toMatchObject({ status: 'cancelled', sequence: 1, changedAt: hoursLater(1) });
      expect(() => event.publish(college, hoursLater(3))).toThrow(EventIsCancelled);
    }
  });

  it('cannot be changed once it is over', () => {
    expect(() => anEvent().cancel(college, hoursLater(26))).toThrow(EventIsOver);
    expect(() => anEvent('propose').publish(college, hoursLater(26))).toThrow(EventIsOver);
    expect(() => anEvent().cancel(college, hoursLater(25.9))).not.toThrow();
  });

  it('accepts RSVPs while it is published and not over', () => {
    const cancelled = anEvent();
    cancelled.cancel(college, NOON);

    expect(() => anEvent().assertAcceptsRsvps(hoursLater(25.9))).not.toThrow();
    expect(() => anEvent().assertAcceptsRsvps(hoursLater(26))).toThrow(EventIsOver);
    expect(() => anEvent('propose').assertAcceptsRsvps(NOON)).toThrow(EventIsPending);
    expect(() => cancelled.assertAcceptsRsvps(NOON)).toThrow(EventIsCancelled);
  });

  it('is visible to everyone after it was published, before that to its creator and the college', () => {
    const declined = anEvent('propose');
    declined.cancel(college, NOON);
    const withdrawn = anEvent();
    withdrawn.cancel(creator, NOON);

    for (const event of [anEvent('propose'), declined]) {
      expect([college, creator, stranger, null].map((person) => event.isVisibleTo(person))).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }
    expect(withdrawn.isVisibleTo(null)).toBe(true);
  });
});
