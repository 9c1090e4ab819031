import { anonymous, KEPT_FOR } from '../interactions/college-interaction';
import { DUTIES_LENGTH } from './membership';

describe('the numbers of administrators and visits', () => {
  it('keep visits for 90 days and limit what duties say', () => {
    expect(KEPT_FOR).toEqual({ interactions: 90 * 86_400_000 });
    expect(DUTIES_LENGTH).toEqual({ min: 2, max: 100 });
  });
});

describe('an anonymous interaction', () => {
  it('is the same without the person', () => {
    const occurredAt = new Date('2026-03-01T12:00:00Z');
    const interaction = {
      eventId: 'a',
      collegeId: 3,
      userId: 7,
      type: 'view',
      source: null,
      seconds: 9,
      occurredAt,
    } as const;
    expect(anonymous(interaction)).toEqual({ ...interaction, userId: null });
  });
});
