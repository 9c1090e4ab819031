import { MSU, NOON, robin } from '../../application/testing/fakes';
import { Inquiry } from './inquiry';

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
