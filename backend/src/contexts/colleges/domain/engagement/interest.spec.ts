import { hoursLater, MSU, NOON, robin } from '../../application/testing/fakes';
import { CollegeCompared, CollegeLinkFollowed, CollegeViewed } from '../../integration-events/engagement-events';
import { Inquiry, Interaction, type ReportedInteraction } from './interest';
import { SavedCollege } from '../saved-colleges/saved-college';

const notice = (changes: Partial<ReportedInteraction> = {}): ReportedInteraction => ({
  eventId: 'e-1',
  userId: robin,
  collegeId: MSU,
  type: 'view',
  source: 'search',
  seconds: 12,
  ...changes,
});
const toldOf = (what: ReportedInteraction) => Interaction.fromReport(what, NOON).pullEvents();

describe('an interaction with a college', () => {
  it('emits the event of its type', () => {
    expect(toldOf(notice())).toEqual([new CollegeViewed('e-1', robin, MSU, 'search', 12, NOON)]);
    expect(toldOf(notice({ type: 'compare' }))).toEqual([new CollegeCompared('e-1', robin, MSU, 'search', NOON)]);
    for (const type of ['website', 'net_price'] as const) {
      expect(toldOf(notice({ type }))).toEqual([new CollegeLinkFollowed('e-1', robin, MSU, type, 'search', NOON)]);
    }
  });

  it('of a visitor has no user', () => {
    expect(toldOf(notice({ userId: null }))).toMatchObject([{ userId: null }]);
  });

  it('keeps its fields when serialized to JSON', () => {
    const [event] = toldOf(notice());

    expect(JSON.parse(JSON.stringify(event))).toEqual({
      eventId: 'e-1',
      userId: robin,
      collegeId: MSU,
      source: 'search',
      seconds: 12,
      occurredAt: NOON.toISOString(),
    });
  });
});

describe('an inquiry', () => {
  it('belongs to a day in UTC', () => {
    expect(Inquiry.make('e', robin, MSU, new Date('2026-03-01T23:30:00-05:00')).snapshot().day).toBe('2026-03-02');
  });

  it('emits one event', () => {
    const inquiry = Inquiry.make('e', robin, MSU, NOON);

    expect(inquiry.pullEvents()).toMatchObject([{ eventId: 'e', userId: robin, collegeId: MSU }]);
    expect(inquiry.pullEvents()).toEqual([]);
  });
});

describe('a saved college', () => {
  it('emits an event with the time it was saved', () => {
    expect(SavedCollege.save('e', robin, MSU, hoursLater(1)).pullEvents()).toMatchObject([
      { occurredAt: hoursLater(1) },
    ]);
  });
});
