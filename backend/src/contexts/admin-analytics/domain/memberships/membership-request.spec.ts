import { Membership } from './membership';
import { wish } from './membership-request';

const MONDAY = new Date('2026-03-02T12:00:00Z');
const TUESDAY = new Date('2026-03-03T12:00:00Z');

const pending = (collegeId: number) => Membership.request(7, collegeId, MONDAY);
const active = (collegeId: number) => {
  const membership = pending(collegeId);
  membership.verify(false, MONDAY);
  return membership;
};
const removed = (collegeId: number) => {
  const membership = active(collegeId);
  membership.remove();
  return membership;
};
const wishing = (collegeId: number, ...all: Membership[]) => {
  const { wanted, changed } = wish(all, { userId: 7, collegeId }, TUESDAY);
  return { wanted: wanted.snapshot(), changed: changed.map((one) => one.snapshot()) };
};

describe('wishing to speak for a college', () => {
  it('waits', () => {
    expect(wishing(1).changed).toMatchObject([
      { collegeId: 1, status: 'pending', isMain: false, requestedAt: TUESDAY },
    ]);
  });

  it('takes nothing away from what somebody is', () => {
    expect(wishing(2, active(1)).changed).toMatchObject([{ collegeId: 2, status: 'pending' }]);
  });

  it('takes the place of an older wish, which is kept first', () => {
    expect(wishing(3, pending(2), active(1)).changed).toMatchObject([
      { collegeId: 2, status: 'removed' },
      { collegeId: 3, status: 'pending' },
    ]);
  });

  it.each([
    ['waits already', pending(1)],
    ['is there already', active(1)],
  ])('changes nothing where it %s', (_, known) => {
    expect(wishing(1, known)).toMatchObject({ wanted: { requestedAt: MONDAY }, changed: [] });
  });

  it('waits again where it was ended, without what it was', () => {
    expect(wishing(1, removed(1)).changed).toMatchObject([
      { collegeId: 1, status: 'pending', isMain: false, requestedAt: TUESDAY, verifiedAt: null },
    ]);
  });
});
