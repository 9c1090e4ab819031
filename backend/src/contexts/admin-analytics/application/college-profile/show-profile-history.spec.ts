import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { ProfileHistory, type RecordedProfileChange } from './ports/profile-history';
import { ShowProfileHistory } from './show-profile-history';

const CHANGE: RecordedProfileChange = {
  id: 1,
  field: 'website',
  oldValue: null,
  newValue: 'https://www.college.edu',
  source: 'college',
  release: null,
  changedBy: 7,
  changedAt: NOON,
  isRevertible: true,
};

class SingleChangeHistory extends ProfileHistory {
  pages: unknown[] = [];

  constructor(private readonly change: Partial<RecordedProfileChange>) {
    super();
  }

  async list(collegeId: number, page: object) {
    this.pages.push([collegeId, page]);
    return { items: [{ ...CHANGE, ...this.change }], total: 1, nextAfter: null };
  }
}

async function historyOf(change: Partial<RecordedProfileChange>) {
  const { findOwnCollege, people, request, verify } = membershipFixture();
  await request.execute({ userId: 7, at: NOON });
  await verify('ada', 'test');
  const history = new SingleChangeHistory(change);
  const shown = await new ShowProfileHistory(findOwnCollege, history, people).execute(7, { limit: 5, after: null });
  return { shown, pages: history.pages };
}

describe('the history of a college’s profile', () => {
  it('is of the administrator’s own college, with the names of those who changed it', async () => {
    const { shown, pages } = await historyOf({});

    expect(pages).toEqual([[1, { limit: 5, after: null }]]);
    expect(shown).toMatchObject({
      total: 1,
      nextAfter: null,
      items: [{ source: 'administrator', changedBy: { id: 7, fullName: expect.any(String) } }],
    });
  });

  it.each([
    ['by a new federal release', { source: 'federal', changedBy: null } as const, 'federal'],
    ['by someone whose account was erased', { changedBy: 99 }, 'administrator'],
  ])('names no one for a change %s', async (_, change, source) => {
    expect((await historyOf(change)).shown.items).toMatchObject([{ source, changedBy: null }]);
  });

  it('is refused without a verified membership', async () => {
    const { findOwnCollege, people } = membershipFixture();
    const show = new ShowProfileHistory(findOwnCollege, new SingleChangeHistory({}), people);

    await expect(show.execute(7, { limit: 5, after: null })).rejects.toThrow(AdministratorNotVerified);
  });
});
