import { ListAnswerers, type ListAnswerersInput } from './list-answerers';
import { type AnswererMinutes, InMemoryAnswerers } from './testing/in-memory-answerers';

const [ADA, BEN, CARA, DEVI, ELI] = [11, 12, 13, 14, 15];
const NOON = new Date('2026-03-01T12:00:00.000Z');
const [BOWDOIN, COLBY] = [101, 102];

describe('the alumni to whom a question is offered', () => {
  let answerers: InMemoryAnswerers;
  beforeEach(() => (answerers = new InMemoryAnswerers()));

  const add = (userId: number, collegeId: number, major: string, minutes?: Partial<AnswererMinutes>) => {
    answerers.add(userId, { collegeId, transferredFromCollegeId: null, major, location: 'Portland, ME' });
    const monthEndsAt = new Date(NOON.getTime() + 1);
    if (minutes) answerers.setMinutes(userId, { minutesUsed: 0, minutesGiven: null, monthEndsAt, ...minutes });
  };
  const list = (input: Partial<ListAnswerersInput> = {}) =>
    new ListAnswerers(answerers, { now: () => NOON }).execute({
      collegeId: BOWDOIN,
      state: 'ME',
      cip: '2601',
      without: [],
      limit: 10,
      askedAt: NOON,
      ...input,
    });
  const listIds = async (input?: Partial<ListAnswerersInput>) => (await list(input)).map(({ userId }) => userId);

  it('are those of the college and the program, then of one of them, each once', async () => {
    add(ADA, COLBY, 'History');
    add(BEN, COLBY, 'Biology');
    add(CARA, BOWDOIN, 'History');
    add(DEVI, BOWDOIN, 'Biology');
    expect(await list()).toEqual([
      { userId: DEVI, fit: 'college-and-program' },
      { userId: CARA, fit: 'college' },
      { userId: BEN, fit: 'program' },
    ]);
    expect(await listIds({ limit: 2 })).toEqual([DEVI, CARA]);
  });

  it('are those of the college if the question isn’t about a program', async () => {
    add(ADA, COLBY, 'Biology');
    add(BEN, BOWDOIN, 'Biology');
    expect(await list({ cip: null })).toEqual([{ userId: BEN, fit: 'college' }]);
  });

  it('are those of the state only after ten days, and if no alum with a better fit can be asked', async () => {
    add(ADA, COLBY, 'Biology');
    add(BEN, BOWDOIN, 'Biology');
    const tenDaysAgo = new Date('2026-02-19T12:00:00.000Z');
    const old = { cip: null, askedAt: tenDaysAgo };
    expect(await list({ ...old, without: [BEN] })).toEqual([{ userId: ADA, fit: 'state' }]);
    expect(await list({ ...old, without: [BEN], state: null })).toEqual([]);
    expect(await list(old)).toEqual([{ userId: BEN, fit: 'college' }]);
    expect(await list({ ...old, without: [BEN], askedAt: new Date(tenDaysAgo.getTime() + 1) })).toEqual([]);
  });

  it('are those who transferred from the college, after those of the program', async () => {
    add(ADA, COLBY, 'Biology');
    answerers.add(BEN, { collegeId: COLBY, transferredFromCollegeId: BOWDOIN, major: 'History', location: null });
    expect(await list()).toEqual([
      { userId: ADA, fit: 'program' },
      { userId: BEN, fit: 'transferred' },
    ]);
    expect(await list({ collegeId: COLBY, limit: 1, without: [ADA] })).toEqual([{ userId: BEN, fit: 'college' }]);
  });

  it('exclude those to whom it can’t be offered', async () => {
    add(ADA, BOWDOIN, 'Biology');
    add(BEN, BOWDOIN, 'Biology');
    expect(await listIds({ without: [ADA] })).toEqual([BEN]);
  });

  it('are those with the smallest share of used minutes among the same fit', async () => {
    add(ADA, BOWDOIN, 'Biology', { minutesUsed: 10, minutesGiven: 20 });
    add(BEN, BOWDOIN, 'Biology', { minutesUsed: 20, minutesGiven: 60 });
    add(CARA, BOWDOIN, 'Biology', { minutesUsed: 6, minutesGiven: 12 });
    expect(await listIds()).toEqual([BEN, ADA, CARA]);
  });

  it('compare alumni without a limit as if they had given 30 minutes', async () => {
    add(ADA, BOWDOIN, 'Biology', { minutesUsed: 15 });
    add(BEN, BOWDOIN, 'Biology', { minutesUsed: 5, minutesGiven: 20 });
    add(CARA, BOWDOIN, 'Biology', { minutesUsed: 30, minutesGiven: 40 });
    expect(await listIds()).toEqual([BEN, ADA, CARA]);
  });

  it('are those who have waited longest among equal shares, those never asked first', async () => {
    for (const userId of [ADA, BEN, CARA]) add(userId, BOWDOIN, 'Biology');
    await answerers.noteOffered([ADA], new Date(NOON.getTime() - 1));
    await answerers.noteOffered([BEN], NOON);
    expect(await listIds()).toEqual([CARA, ADA, BEN]);
  });

  it('prefer a better fit to a smaller share', async () => {
    add(ELI, BOWDOIN, 'Biology', { minutesUsed: 25, minutesGiven: 30 });
    add(ADA, BOWDOIN, 'History');
    expect(await listIds()).toEqual([ELI, ADA]);
  });

  it('exclude those without minutes for a question', async () => {
    add(ADA, BOWDOIN, 'Biology', { minutesUsed: 26, minutesGiven: 30 });
    add(BEN, BOWDOIN, 'Biology', { minutesUsed: 25, minutesGiven: 30 });
    expect(await listIds()).toEqual([BEN]);
  });

  it('are compared among the 20 who have waited longest', async () => {
    for (let userId = 1; userId <= 21; userId++) add(userId, BOWDOIN, 'Biology', { minutesUsed: 5, minutesGiven: 30 });
    add(20, BOWDOIN, 'Biology', { minutesUsed: 0 });
    add(21, BOWDOIN, 'Biology', { minutesUsed: 0 });
    expect(await listIds({ limit: 2 })).toEqual([20, 1]);
  });
});
