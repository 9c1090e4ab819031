import { InMemoryPersonRecord } from '../../application/memberships/testing/in-memory-person-record';
import { freshDatabase, testSettings, unitOfWorkOn } from '../../../../../test/support/database';
import { insertImportedAlum } from '../../../../../test/support/imported-alumni';
import { describeImportedAlumni } from '../../application/alumni-claims/testing/imported-alumni.contract';
import { AccountHasClaimed } from '../../domain/alumni-claims/errors';
import { AddressHashes } from '../alumni-import/address-hashes';
import { SqlInvitationQueue } from './sql-invitation-queue';
import { TypeormImportedAlumni } from './typeorm-imported-alumni';

const open = async () => {
  const db = await freshDatabase();
  const unitOfWork = unitOfWorkOn(db);
  const record = new InMemoryPersonRecord();
  return {
    db,
    unitOfWork,
    record,
    alumni: new TypeormImportedAlumni(
      unitOfWork,
      record,
      new AddressHashes(testSettings(process.env.TEST_DATABASE_URL!)),
    ),
    queue: new SqlInvitationQueue(unitOfWork),
  };
};

describeImportedAlumni('PostgreSQL', async () => {
  const { db, alumni, queue } = await open();
  return {
    alumni,
    queue,
    add: ({ collegeId, email, importedAt, purgeAt, company }) =>
      insertImportedAlum(db, collegeId, email, {
        imported_at: importedAt,
        purge_at: purgeAt,
        job_title: null,
        company,
        linkedin_url: null,
        suggested_mentor: null,
      }),
  };
});

describe('PostgreSQL', () => {
  it('lets an account claim only one profile', async () => {
    const { db, alumni, queue } = await open();
    const ids = [
      await insertImportedAlum(db, 3, 'ada@example.org'),
      await insertImportedAlum(db, 4, 'ben@example.org'),
    ];
    const claim = (id: number): Promise<void> =>
      alumni.update(id, (alumnus) => alumnus.claim(7, { sharesActivity: false }, new Date()));
    await claim(ids[0]!);

    await expect(claim(ids[1]!)).rejects.toThrow(AccountHasClaimed);
    expect(await queue.reserveNext('token', new Date())).toMatchObject({ id: ids[1] });
  });

  it('never returns the same email to two callers', async () => {
    const { db, unitOfWork, queue } = await open();
    await insertImportedAlum(db, 3, 'ada@example.org');
    await insertImportedAlum(db, 3, 'ben@example.org');

    const taken = await unitOfWork.run(async () => {
      const mine = await queue.reserveNext('mine', new Date());
      return [mine, await unitOfWork.runDetached(() => queue.reserveNext('theirs', new Date()))];
    });
    expect(new Set(taken.map((one) => one?.email))).toEqual(new Set(['ada@example.org', 'ben@example.org']));
  });
});

describe('a claimed profile in PostgreSQL', () => {
  it('is recorded with the person as soon as it is claimed, and only then', async () => {
    const { db, alumni, record } = await open();
    const ada = await insertImportedAlum(db, 3, 'ada@example.org');
    await insertImportedAlum(db, 4, 'ben@example.org');
    expect(record.alumni).toEqual([]);

    await alumni.update(ada, (alumnus) => alumnus.claim(7, { sharesActivity: false }, new Date()));
    expect(record.alumni).toEqual([{ userId: 7, collegeId: 3 }]);
  });
});
