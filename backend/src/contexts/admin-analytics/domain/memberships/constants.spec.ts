import { anonymize, RETENTION_MS } from '../interactions/college-interaction';
import { DUTIES_LENGTH } from './membership';

describe('constants of memberships and interactions', () => {
  it('store interactions for 90 days and limit the length of duties', () => {
    expect(RETENTION_MS).toEqual({ interactions: 90 * 86_400_000 });
    expect(DUTIES_LENGTH).toEqual({ min: 2, max: 100 });
  });
});

describe('anonymous', () => {
  it('removes only the user', () => {
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
    expect(anonymize(interaction)).toEqual({ ...interaction, userId: null });
  });
});
