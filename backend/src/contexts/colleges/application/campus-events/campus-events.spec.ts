import type { SignedInUser } from '../../../../shared/application/authenticator';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import type { Role } from '../../../../shared/domain/role';
import {
  CampusEventNotFound,
  CampusEventRefused,
  EventIsPending,
  MayNotAddEvents,
  OnlyTheCollegePublishes,
} from '../../domain/campus-events/campus-event-errors';
import { CollegeNotFound } from '../../domain/catalogue/errors';
import { AddCampusEvent, CheckEventPermission } from './add-campus-event';
import { RsvpToCampusEvent, DecideCampusEvent } from './rsvp-to-campus-event';
import { type CampusEventFilter, CampusEventReader, type EventViewer } from './ports/campus-events';
import { FindCampusEvent, ShowCampusEvents } from './show-campus-events';
import {
  RecordedInteractions,
  aPerson,
  CountedLimits,
  dean,
  DeanOf,
  FewColleges,
  FSU,
  kim,
  hoursLater,
  MSU,
  NOON,
  robin,
} from '../testing/fakes';
import { InMemoryCampusEvents, InMemoryRsvps } from './testing/in-memory-campus-events';

const clock = { now: () => NOON };
const colleges = new FewColleges();
const people = new DeanOf(MSU, aPerson(kim, { alumniCollegeId: MSU }), aPerson(robin), aPerson(dean));
const user = (id: number, role: Role, emailVerified = true): SignedInUser => ({
  id,
  role,
  emailVerified,
  isMinor: false,
  isOperator: false,
  isMember: emailVerified,
});
const tour = {
  title: 'Campus tour',
  location: 'Hall',
  startTime: hoursLater(24),
  endTime: hoursLater(26),
  timeZone: 'UTC',
};

let events: InMemoryCampusEvents;
let add: AddCampusEvent;
beforeEach(() => {
  events = new InMemoryCampusEvents(colleges);
  add = new AddCampusEvent(new CheckEventPermission(colleges, people), events, new CountedLimits(), clock);
});
const addAs = (user: SignedInUser, collegeId: number = MSU, form = tour) => add.execute({ user, collegeId, form });
const proposed = async () => (await addAs(user(kim, 'alumni'))).id;

describe('adding a campus event', () => {
  it('publishes events of the college and proposes events of its alumni', async () => {
    await addAs(user(dean, 'college_admin'));
    await proposed();

    expect(events.all.map(({ status, createdBy }) => [status, createdBy])).toEqual([
      ['published', dean],
      ['pending', kim],
    ]);
  });

  it.each([
    ['a student', user(robin, 'student'), MSU, MayNotAddEvents],
    ['alumni of another college', user(kim, 'alumni'), FSU, MayNotAddEvents],
    ['an administrator of another college', user(dean, 'college_admin'), FSU, MayNotAddEvents],
    ['alumni without a confirmed address', user(kim, 'alumni', false), MSU, EmailNotConfirmed],
    ['someone who was an alumna and is a student now', user(kim, 'student'), MSU, MayNotAddEvents],
    ['anyone where there is no college', user(dean, 'college_admin'), 999, CollegeNotFound],
  ])('rejects %s', async (_, user, collegeId, Refusal) => {
    await expect(addAs(user, collegeId)).rejects.toThrow(Refusal);
    expect(events.all).toEqual([]);
  });

  it('checks the right before the form', async () => {
    await expect(addAs(user(robin, 'student'), MSU, { ...tour, title: '' })).rejects.toThrow(MayNotAddEvents);
    await expect(addAs(user(dean, 'college_admin'), MSU, { ...tour, title: '' })).rejects.toThrow(CampusEventRefused);
  });

  it('returns the same event when submitted twice', async () => {
    const [first, second] = [await addAs(user(dean, 'college_admin')), await addAs(user(dean, 'college_admin'))];

    expect([first.isFirst, second]).toEqual([true, { id: first.id, isFirst: false }]);
    expect(events.all).toHaveLength(1);
  });

  it('is rate limited per user', async () => {
    for (let n = 0; n < RATE_LIMITS.campusEventsPerPerson.points; n++) await proposed();

    await expect(proposed()).rejects.toThrow(TooManyRequests);
    await addAs(user(dean, 'college_admin'));
  });
});

describe('deciding about a campus event', () => {
  const decide = (id: number, by: typeof kim, verb: 'publish' | 'cancel') =>
    new DecideCampusEvent(events, people, clock).execute({ id, by, verb });

  it('stores the decision', async () => {
    const id = await proposed();
    await decide(id, dean, 'publish');
    await decide(id, kim, 'cancel');

    expect(events.all).toMatchObject([{ status: 'cancelled', sequence: 2 }]);
  });

  it('does not reveal a proposal to strangers', async () => {
    const id = await proposed();

    await expect(decide(id, robin, 'publish')).rejects.toThrow(CampusEventNotFound);
    await expect(decide(id, kim, 'publish')).rejects.toThrow(OnlyTheCollegePublishes);
    await expect(decide(999, dean, 'publish')).rejects.toThrow(CampusEventNotFound);
  });
});

describe('answering a campus event', () => {
  it('changes the number of RSVPs, only for a published event', async () => {
    const interactions = new RecordedInteractions();
    const answer = new RsvpToCampusEvent(
      new FindCampusEvent(events, people),
      events,
      new InMemoryRsvps(),
      interactions,
      clock,
    );
    const [{ id: open }, pending] = [await addAs(user(dean, 'college_admin')), await proposed()];

    expect(await answer.execute({ id: open, by: robin, comes: true })).toBe(1);
    expect(await answer.execute({ id: open, by: robin, comes: false })).toBe(0);
    await expect(answer.execute({ id: pending, by: robin, comes: true })).rejects.toThrow(CampusEventNotFound);
    await expect(answer.execute({ id: pending, by: kim, comes: true })).rejects.toThrow(EventIsPending);
    expect(interactions.events).toMatchObject([{ eventId: `rsvp-${open}-${robin}`, userId: robin }]);
  });
});

describe('the RSVPs of a campus event', () => {
  it.each([
    [0, 9, null],
    [9, 10, 10],
    [10, 11, null],
    [10, 9, 0],
    [19, 20, 20],
  ])('are announced in steps of ten: from %i to %i', async (before, now, announced) => {
    const { id } = await addAs(user(dean, 'college_admin'));
    const event = await events.lock(id);
    event.recordRsvps(before, now, NOON);
    expect(event.pullEvents()).toMatchObject(announced === null ? [] : [{ campusEventId: id, rsvps: announced }]);
  });
});

/** Records the filters and viewers it is called with. */
class RecordingReader extends CampusEventReader {
  readonly calls: [CampusEventFilter, EventViewer | null][] = [];

  async list(filter: CampusEventFilter, _page: unknown, viewer: EventViewer | null) {
    this.calls.push([filter, viewer]);
    return { items: [], total: 0 };
  }

  async get(): Promise<never> {
    throw new CampusEventNotFound();
  }
}

describe('showing campus events', () => {
  const page = { limit: 20, offset: 0 };
  const requestedViewer = async (pointer: { collegeId?: number; collegeName?: string }, viewer: typeof dean | null) => {
    const reader = new RecordingReader();
    const twins = new FewColleges({ id: 7, name: 'Northern Example College' });
    const show = new ShowCampusEvents(reader, new FindCampusEvent(events, people), twins, people, clock);
    await show.execute({ when: 'upcoming', page, ...pointer }, viewer);
    return reader.calls[0]![1];
  };

  it('shows visitors only published events', async () => {
    expect(await requestedViewer({ collegeId: MSU }, null)).toBeNull();
  });

  it('shows pending proposals only to the college they are for', async () => {
    expect(await requestedViewer({ collegeId: MSU }, dean)).toEqual({ id: dean, speaksFor: [MSU] });
    expect(await requestedViewer({ collegeId: FSU }, dean)).toEqual({ id: dean, speaksFor: [] });
    expect(await requestedViewer({ collegeId: MSU }, robin)).toEqual({ id: robin, speaksFor: [] });
    expect(await requestedViewer({}, dean)).toEqual({ id: dean, speaksFor: [] });
    expect(await requestedViewer({ collegeName: 'NEC' }, dean)).toEqual({ id: dean, speaksFor: [MSU] });
    expect(await requestedViewer({ collegeName: 'Northern Example College' }, dean)).toMatchObject({ speaksFor: [] });
  });

  it('finds a proposal only for its creator and the college', async () => {
    const id = await proposed();
    const find = new FindCampusEvent(events, people);

    for (const viewer of [kim, dean]) expect((await find.execute(id, viewer)).id).toBe(id);
    for (const viewer of [robin, null]) await expect(find.execute(id, viewer)).rejects.toThrow(CampusEventNotFound);
  });
});
