import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { aRequest, NOON } from '../../application/connections/testing/sample-connection';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { Connection } from '../../domain/connections/connection';
import { SqlBlocks, TypeormConnections } from '../connections/typeorm-connections';
import { addMissingEntries } from '../search-index/finder-entries';
import { backfillScoreKeys } from '../matching/match-index';
import { SqlRelationshipReader } from './sql-relationship-reader';
import { TypeormAlumniProfiles, TypeormStudentProfiles } from '../profiles/typeorm-profiles';

const ME = 1;

describe('relationships with many people in PostgreSQL', () => {
  let db: DataSource;
  beforeAll(async () => (db = await freshDatabase()));
  beforeEach(() =>
    emptyTables(
      db,
      'mentorship.connections',
      'mentorship.blocks',
      'mentorship.alumni_profiles',
      'mentorship.finder_entries',
      'mentorship.score_keys',
    ),
  );

  const saveConnection = async (fromUserId: number, toUserId: number, isAccepted = false): Promise<number> => {
    const connections = new TypeormConnections(unitOfWorkOn(db));
    const request = aRequest({ fromUserId, toUserId, mentorId: toUserId });
    const connection = Connection.request(await connections.nextId(), request, NOON);
    if (isAccepted) connection.accept(toUserId, NOON);
    await connections.save(connection);
    return connection.id;
  };

  it('are returned once per person, whichever side sent the request, with blocks by either and hidden profiles', async () => {
    const [sent, received, other] = [
      await saveConnection(ME, 2),
      await saveConnection(3, ME, true),
      await saveConnection(4, 5),
    ];
    const blocks = new SqlBlocks(unitOfWorkOn(db));
    await blocks.save(ME, 6, NOON);
    await blocks.save(7, ME, NOON);
    const profile = AlumniProfile.create(3, null);
    profile.applyChoices({ isProfileVisible: false }, false, NOON);
    await new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople()).save(profile);
    const shy = StudentProfile.create(2, false);
    shy.chooseVisibility('private', false, NOON);
    await new TypeormStudentProfiles(unitOfWorkOn(db), new InMemoryPeople()).save(shy);
    const found = await new SqlRelationshipReader(unitOfWorkOn(db), unitOfWorkOn(db)).listByIds(
      ME,
      [2, 3, 4, 6, 7, -3],
    );
    const nothing = { connection: null, isBlocked: false, isAlumniHidden: false, isStudentPrivate: false };

    expect([...found].sort((a, b) => a.otherId - b.otherId)).toEqual([
      { otherId: -3, ...nothing },
      {
        otherId: 2,
        ...nothing,
        isStudentPrivate: true,
        connection: { id: sent, status: 'pending', isRecipient: false, updatedAt: NOON },
      },
      {
        otherId: 3,
        connection: { id: received, status: 'connected', isRecipient: true, updatedAt: NOON },
        isBlocked: false,
        isAlumniHidden: true,
        isStudentPrivate: false,
      },
      { otherId: 4, ...nothing },
      { otherId: 6, ...nothing, isBlocked: true },
      { otherId: 7, ...nothing, isBlocked: true },
    ]);
    expect(JSON.stringify(found)).not.toContain(`"id":${other},`);
    expect(await new SqlRelationshipReader(unitOfWorkOn(db), unitOfWorkOn(db)).listByIds(ME, [])).toEqual([]);
  });

  it('list blocks in order, after a given pair', async () => {
    const [blocks, reader] = [
      new SqlBlocks(unitOfWorkOn(db)),
      new SqlRelationshipReader(unitOfWorkOn(db), unitOfWorkOn(db)),
    ];
    for (const [one, other] of [
      [2, 1],
      [1, 9],
      [1, 3],
    ] as const) {
      await blocks.save(one, other, NOON);
    }

    expect(await reader.listBlocksAfter([0, 0], 2)).toEqual([
      [1, 3],
      [1, 9],
    ]);
    expect(await reader.listBlocksAfter([1, 9], 2)).toEqual([[2, 1]]);
    expect(await reader.listBlocksAfter([2, 1], 2)).toEqual([]);
  });

  it('find similar mentors by indexes, however many mentors there are', async () => {
    await db.query(`
      INSERT INTO mentorship.alumni_profiles (user_id, college, college_id, major, graduation_year, is_profile_visible,
        visibility_chosen_at, is_willing_to_mentor, max_mentees, availability_status, allow_student_connections, considered_colleges)
      SELECT n, 'College ' || n % 500, 1 + n % 500, 'Major ' || n % 700, 2019, true, now(), true, 3, 'available', true, '{}'
      FROM generate_series(1, 20000) AS n`);
    await addMissingEntries(unitOfWorkOn(db), 20_000);
    await backfillScoreKeys(unitOfWorkOn(db), 20_000);
    await db.query('UPDATE mentorship.finder_entries SET is_away = false');
    await db.query('VACUUM ANALYZE mentorship.alumni_profiles, mentorship.finder_entries, mentorship.score_keys');
    const session = unitOfWorkOn(db);
    const query = session.query.bind(session);
    const plans: unknown[] = [];
    session.query = async (sql, parameters = []) => {
      plans.push(await db.query(`EXPLAIN ${sql}`, parameters));
      return query(sql, parameters);
    };

    // The colleges repeat every 500 people, and the majors every 700. The keys of majors leave out single digits, so
    // "Major 7" would be the major of 286 people, for whom a scan is sometimes estimated to cost less.
    expect(await new SqlRelationshipReader(session, session).listSimilarMentors(57, 90_000, 2)).toEqual([3557, 7057]);
    expect(JSON.stringify(plans)).toContain('Index');
    expect(JSON.stringify(plans)).not.toMatch(/Seq Scan on (alumni_profiles|score_keys|finder_entries)/);
  });
});
