import { AdministratorNotFound, LastMainAdministrator, NoCollegeNamed, NotMainAdministrator } from './errors';
import { AdministratorRefused, AdministratorVerified } from './events';
import { Membership, requestMembership } from './membership';

const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:00Z');
const asked = () => Membership.request(7, 1, NOON);

describe('requesting a membership', () => {
  it('gives no rights yet', () => {
    expect(asked().snapshot()).toMatchObject({ userId: 7, collegeId: 1, status: 'pending', isMain: false });
  });
});

describe('requesting it again after removal', () => {
  it('waits for verification like the first request', () => {
    const membership = asked();
    membership.verify(false, NOON);
    membership.remove();
    membership.requestAgain(LATER);

    expect(membership.snapshot()).toMatchObject({
      status: 'pending',
      isMain: false,
      requestedAt: LATER,
      verifiedAt: null,
      mainSince: null,
    });
  });

  it('changes nothing for a pending or active administrator', () => {
    const [pending, active] = [asked(), asked()];
    active.verify(false, NOON);
    for (const membership of [pending, active]) {
      const before = membership.snapshot();
      membership.requestAgain(LATER);
      expect(membership.snapshot()).toEqual(before);
    }
  });
});

describe('verifying an administrator', () => {
  it('makes the first administrator of a college the main one', () => {
    const membership = asked();
    membership.verify(false, LATER);

    expect(membership.snapshot()).toMatchObject({ status: 'active', isMain: true, verifiedAt: LATER });
    expect(membership.pullEvents()).toEqual([new AdministratorVerified(7, 1, true, LATER)]);
  });

  it('does not replace an existing main administrator', () => {
    const membership = asked();
    membership.verify(true, LATER);

    expect(membership).toMatchObject({ isActive: true, isMain: false });
  });

  it('changes nothing when repeated', () => {
    const membership = asked();
    membership.verify(false, NOON);
    membership.pullEvents();
    membership.verify(true, LATER);

    expect(membership.snapshot()).toMatchObject({ isMain: true, verifiedAt: NOON });
    expect(membership.pullEvents()).toEqual([]);
  });
});

describe('verifying an administrator without a staff address', () => {
  it('includes the operator’s reason in the event', () => {
    const membership = asked();
    membership.verify(true, LATER, 'called the registrar');

    expect(membership.pullEvents()).toEqual([new AdministratorVerified(7, 1, false, LATER, 'called the registrar')]);
  });
});

describe('giving up a membership', () => {
  it('ends it', () => {
    const membership = asked();
    membership.verify(true, NOON);
    membership.withdraw();

    expect(membership.snapshot()).toMatchObject({ status: 'removed', isMain: false });
  });

  it('is rejected for the main administrator', () => {
    const membership = asked();
    membership.verify(false, NOON);

    expect(() => membership.withdraw()).toThrow(LastMainAdministrator);
    expect(membership).toMatchObject({ isActive: true, isMain: true });
  });
});

describe('refusing a request', () => {
  it('ends the request and emits an event', () => {
    const membership = asked();
    membership.refuse(LATER);

    expect(membership.snapshot()).toMatchObject({ status: 'removed', isMain: false });
    expect(membership.pullEvents()).toEqual([new AdministratorRefused(7, 1, LATER)]);
  });

  it('is rejected after the request was approved or refused', () => {
    const [approved, refused] = [asked(), asked()];
    approved.verify(false, NOON);
    refused.refuse(NOON);
    for (const membership of [approved, refused]) {
      membership.pullEvents();
      expect(() => membership.refuse(LATER)).toThrow(NoCollegeNamed);
      expect(membership.pullEvents()).toEqual([]);
    }
  });
});

describe('succeeding a main administrator', () => {
  it('is only possible for an active administrator', () => {
    const [colleague, hopeful] = [asked(), asked()];
    colleague.verify(true, NOON);
    colleague.becomeMain(LATER);
    hopeful.becomeMain(LATER);

    expect([colleague.isMain, hopeful.isMain]).toEqual([true, false]);
  });
});

describe('removing an administrator', () => {
  it('removes all rights', () => {
    const membership = asked();
    membership.verify(false, NOON);
    membership.remove();

    expect(membership).toMatchObject({ isActive: false, isMain: false });
  });
});

describe('handing over the main role', () => {
  const active = (userId: number, isMain: boolean, collegeId = 1) => {
    const membership = Membership.request(userId, collegeId, NOON);
    membership.verify(!isMain, NOON);
    membership.pullEvents();
    return membership;
  };

  it('makes a colleague of the same college the main administrator', () => {
    const [main, colleague] = [active(7, true), active(8, false)];
    main.handOverMainRole(colleague, LATER);
    expect([main.isMain, colleague.isMain]).toEqual([false, true]);
    expect(main.pullEvents()).toMatchObject([{ occurredAt: LATER }]);
  });

  it('is only possible for the main administrator', () => {
    const colleague = active(8, false);
    expect(() => active(9, false).handOverMainRole(colleague, LATER)).toThrow(NotMainAdministrator);
    expect(() => asked().handOverMainRole(colleague, LATER)).toThrow(NotMainAdministrator);
    expect(colleague.isMain).toBe(false);
  });

  it('is rejected for a pending administrator, and for one of another college', () => {
    const main = active(7, true);
    expect(() => main.handOverMainRole(Membership.request(8, 1, NOON), LATER)).toThrow(AdministratorNotFound);
    expect(() => main.handOverMainRole(active(8, false, 2), LATER)).toThrow(AdministratorNotFound);
    expect(main.isMain).toBe(true);
  });

  it('changes nothing when handed to the main administrator themselves', () => {
    const main = active(7, true);
    main.handOverMainRole(main, LATER);
    expect([main.isMain, main.pullEvents()]).toEqual([true, []]);
  });
});

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
const requested = (collegeId: number, ...all: Membership[]) => {
  const { requested: wanted, changed } = requestMembership(all, { userId: 7, collegeId }, TUESDAY);
  return { wanted: wanted.snapshot(), changed: changed.map((one) => one.snapshot()) };
};

describe('requestMembership', () => {
  it('adds a pending membership', () => {
    expect(requested(1).changed).toMatchObject([
      { collegeId: 1, status: 'pending', isMain: false, requestedAt: TUESDAY },
    ]);
  });

  it('does not change the active membership', () => {
    expect(requested(2, active(1)).changed).toMatchObject([{ collegeId: 2, status: 'pending' }]);
  });

  it('replaces an older request, which is saved first', () => {
    expect(requested(3, pending(2), active(1)).changed).toMatchObject([
      { collegeId: 2, status: 'removed' },
      { collegeId: 3, status: 'pending' },
    ]);
  });

  it.each([
    ['waits already', pending(1)],
    ['is there already', active(1)],
  ])('changes nothing when the membership %s', (_, known) => {
    expect(requested(1, known)).toMatchObject({ wanted: { requestedAt: MONDAY }, changed: [] });
  });

  it('makes a removed membership pending again, without its earlier role', () => {
    expect(requested(1, removed(1)).changed).toMatchObject([
      { collegeId: 1, status: 'pending', isMain: false, requestedAt: TUESDAY, verifiedAt: null },
    ]);
  });
});
