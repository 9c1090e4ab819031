import { MSU, NOON, robin } from '../../application/testing/fakes';
import { CollegeCompared, CollegeLinkFollowed, CollegeViewed } from '../../integration-events/engagement-events';
import { Interaction, type ReportedInteraction } from './interaction';

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
