import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { aRequest, NOON } from '../../application/connections/testing/sample-connection';
import { describeConnections } from '../../application/connections/testing/connections.contract';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { Connection } from '../../domain/connections/connection';
import { SqlBlocks, TypeormConnections, SqlConnectionCounts, SqlWaitList } from './typeorm-connections';
import { SqlConnectionReader, SqlRelations } from './sql-connection-reader';
import { SqlPersonalData } from '../personal-data/sql-personal-data';
import { SqlPeopleDirectory } from '../people-directory/sql-people-directory';
import type { DirectoryPerson } from '../../domain/search-index/search-entries';
import { SqlRelationshipReader } from '../relationships/sql-relationship-reader';
import { TypeormAlumniProfiles, TypeormStudentProfiles } from '../profiles/typeorm-profiles';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

const createStores = (session: ReturnType<typeof unitOfWorkOn>) => ({
  connections: new TypeormConnections(session),
  counts: new SqlConnectionCounts(session),
  blocks: new SqlBlocks(session),
  waitList: new SqlWaitList(session),
  relations: new SqlRelations(session),
  alumni: new TypeormAlumniProfiles(session, new InMemoryPeople()),
  students: new TypeormStudentProfiles(session, new InMemoryPeople()),
});

describeConnections('PostgreSQL', async () => createStores(unitOfWorkOn(await freshDatabase())));

/** Person 109 is no longer an alum; the account of person 110 is closing. */
const toPerson = (id: number): DirectoryPerson => ({
  id,
  role: id === 109 ? 'student' : 'alumni',
  displayName: 'Robin Example',
  adultFrom: null,
  takesPart: id !== 110,
});

describe('connections in PostgreSQL', () => {
  const session = () => unitOfWorkOn(db);
  async function saveConnection(
    fromUserId: number,
    toUserId: number,
    change?: (one: Connection) => void,
  ): Promise<number> {
    const { connections } = createStores(session());
    const request = aRequest({ fromUserId, toUserId, mentorId: toUserId });
    const connection = Connection.request(await connections.nextId(), request, NOON);
    change?.(connection);
    await connections.save(connection);
    return connection.id;
  }
  beforeEach(() => emptyTables(db, 'mentorship.connections', 'mentorship.blocks', 'mentorship.wait_list'));

  it('are not listed after a block by either side', async () => {
    const reader = new SqlConnectionReader(session(), session());
    const ids = [
      await saveConnection(1, 2),
      await saveConnection(3, 1),
      await saveConnection(1, 4, (one) => one.accept(4, NOON)),
    ];
    const page = { others: [2, 3, 4], limit: 10, offset: 0 };
    expect((await reader.list(1, page)).items.map(({ id }) => id)).toEqual([...ids].reverse());
    expect((await reader.countByList(4, [1])).connected).toBe(1);
    expect(await reader.listPendingTo(1)).toMatchObject([{ id: ids[1], fromUserId: 3 }]);

    const { blocks } = createStores(session());
    await blocks.save(1, 2, NOON);
    await blocks.save(3, 1, NOON);
    expect((await reader.list(1, page)).items).toMatchObject([{ id: ids[2] }]);
    expect(await reader.list(1, { ...page, others: [2, 3] })).toEqual({ items: [], total: 0 });
    expect([await reader.listOtherIds(2), await reader.listPendingTo(1), await reader.findBetween(2, 1)]).toEqual([
      [],
      [],
      null,
    ]);
    expect(await reader.findById(1, ids[0]!)).toBeNull();
    expect(await reader.findById(5, ids[2]!)).toBeNull();
  });

  it('suggest similar alumni with a free place whom the student has not asked', async () => {
    const unitOfWork = session();
    const profiles = new TypeormAlumniProfiles(unitOfWork, new InMemoryPeople());
    const studies = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };
    const other = { college: 'Smith College', collegeId: 4, major: 'Law' };
    const exported: Record<number, object> = {
      100: studies,
      101: { ...other, major: 'physics' },
      102: { ...other, college: 'Reed College', collegeId: 3 },
      103: studies,
      104: other,
      105: studies,
      106: studies,
      107: studies,
      108: studies,
      109: studies,
      110: studies,
    };
    const people = Object.keys(exported).map(Number).map(toPerson);
    for (const [userId, facts] of Object.entries(exported)) {
      const registration = { ...studies, ...facts, currentPosition: null, company: null };
      const profile = AlumniProfile.create(Number(userId), registration);
      profile.update({ isWillingToMentor: userId !== '105', maxMentees: 1 }, NOON);
      profile.applyChoices({ isProfileVisible: userId !== '106' }, false, NOON);
      await profiles.save(profile);
    }
    await unitOfWork.run(() =>
      new SqlPeopleDirectory(unitOfWork, new InMemoryPeople()).saveEntries(
        people.map(({ id }) => id),
        people,
      ),
    );
    await saveConnection(1, 107, (one) => one.decline(107, null, NOON));
    await saveConnection(2, 108, (one) => one.accept(108, NOON));
    const similar = new SqlRelationshipReader(session(), session());
    expect(await similar.listSimilarMentors(100, 1, 3)).toEqual([103, 101, 102]);
    expect(await similar.listSimilarMentors(100, 1, 1)).toEqual([103]);

    await createStores(session()).blocks.save(103, 1, NOON);
    expect(await similar.listSimilarMentors(100, 1, 3)).toEqual([101, 102]);
    expect(await similar.listSimilarMentors(999, 1, 3)).toEqual([]);
  });

  it("are deleted with either person, and exported without the other's identity", async () => {
    const data = new SqlPersonalData(session());
    const { blocks, waitList } = createStores(session());
    await saveConnection(7_001, 7_002, (one) => one.decline(7_002, 'No time', NOON));
    await saveConnection(7_001, 7_003);
    await blocks.save(7_001, 7_002, NOON);
    await blocks.save(7_003, 7_001, NOON);
    await waitList.join(7_002, 7_001, NOON);

    const exported = await data.export(7_001);
    expect(exported.connections).toMatchObject([{ message: 'Hello', reason: 'No time', asked_by_you: true }, {}]);
    expect(exported.blocks).toHaveLength(1);
    expect(exported.waitList).toMatchObject([{ for_you: false }]);
    expect(JSON.stringify(exported)).not.toMatch(/700[123]/);

    await data.erase(7_002);
    const left = await data.export(7_001);
    expect([left.connections, left.blocks, left.waitList].map((rows) => rows!.length)).toEqual([1, 0, 0]);
    expect((await data.export(7_003)).blocks).toHaveLength(1);
  });

  it.each([
    [
      'a second one for the same two',
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, status, message,
        created_at, updated_at) VALUES (2, 1, 'declined', 'Hello', now(), now())`,
      /connections_one_per_pair/,
    ],
    ['one of someone with themselves', 'UPDATE mentorship.connections SET to_user_id = 1', /of_two|mentor/],
    ['someone else’s place', 'UPDATE mentorship.connections SET mentor_id = 3', /mentor/],
    [
      'one that is closed and does not say how',
      `UPDATE mentorship.connections SET status = 'closed'`,
      /closed|waiting/,
    ],
    ['one that waits without an end', 'UPDATE mentorship.connections SET expires_at = NULL', /waiting/],
    ['an answer without a question', `UPDATE mentorship.connections SET answer = 'So'`, /answer/],
    ['a block of oneself', 'INSERT INTO mentorship.blocks VALUES (1, 1, now())', /blocks_of_two/],
    ['waiting for oneself', 'INSERT INTO mentorship.wait_list VALUES (1, 1, now())', /wait_list_of_two/],
  ])('constraints reject %s', async (_, statement, constraint) => {
    await saveConnection(1, 2);
    await expect(db.query(statement)).rejects.toThrow(constraint);
  });

  it('of two people are found by indexes, however many there are', async () => {
    await db.query(`
      INSERT INTO mentorship.connections (id, from_user_id, to_user_id, status, message, created_at, updated_at)
      SELECT n, n, 1, 'declined', 'Hello', now(), now() FROM generate_series(2, 20001) AS n`);
    await db.query('VACUUM ANALYZE mentorship.connections');
    const plans: unknown[] = [];
    const watched = session();
    const query = watched.query.bind(watched);
    watched.query = async (sql, parameters = []) => {
      plans.push(await db.query(`EXPLAIN ${sql}`, parameters));
      return query(sql, parameters);
    };

    const { connection } = await new SqlRelations(watched).findBetween(1, 777);
    expect(connection).toEqual({ status: 'declined', fromUserId: 777 });
    expect(JSON.stringify(plans)).toContain('connections_one_per_pair');
  });
});
