import { aCollege } from '@test/support/colleges';
import { findNextDeadline, formatDeadline, orderedIds, planSummary } from './plans';

const TODAY = '2026-11-30';
const saved = (id: number, plan: object = {}) => ({
  ...aCollege({ id }),
  saved_at: '2026-01-05T12:00:00.000Z',
  status: 'considering' as const,
  deadline: null,
  note: null,
  ...plan,
});

describe('the order of saved colleges', () => {
  const list = [
    saved(1),
    saved(2, { deadline: '2026-11-29', status: 'applied' }),
    saved(3, { deadline: '2027-01-15', status: 'applying' }),
    saved(4, { deadline: '2026-11-30', status: 'applying' }),
  ];

  it.each([
    ['deadline', [4, 3, 1, 2]],
    ['status', [2, 4, 3, 1]],
    ['saved', [1, 2, 3, 4]],
  ] as const)('by %s', (order, ids) => {
    expect(orderedIds(list, order, TODAY)).toEqual(ids);
  });

  it('has the next deadline, which may be today', () => {
    expect(findNextDeadline(list, TODAY)?.id).toBe(4);
    expect(findNextDeadline(list, '2027-01-16')).toBeUndefined();
  });
});

describe('a plan in a line', () => {
  it.each([
    [{}, ''],
    [{ status: 'accepted' }, 'Accepted'],
    [{ deadline: '2027-01-15' }, 'Considering · Due Jan 15, 2027'],
  ])('%j', (plan, text) => {
    expect(planSummary(saved(1, plan))).toBe(text);
  });

  it('has the date itself in every time zone', () => {
    expect(formatDeadline('2027-01-01')).toBe('Jan 1, 2027');
  });
});
