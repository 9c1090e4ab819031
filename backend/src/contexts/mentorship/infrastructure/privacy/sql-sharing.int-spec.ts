import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { NOTHING_SHARED } from '../../domain/privacy/preferences';
import { SqlSharingChoices, SqlSharingReader } from './sql-sharing';

const NOON = new Date('2026-03-01T12:00:00Z');
const ALL_SHARED = { readReceipts: true, activityStatus: true };
const [ADA, BEN, CARLA, DAN] = [1, 2, 3, 4] as const;

describe('what people share with each other', () => {
  let db: DataSource;
  let choices: SqlSharingChoices;
  let reader: SqlSharingReader;

  beforeAll(async () => {
    db = await freshDatabase();
    const unitOfWork = unitOfWorkOn(db);
    [choices, reader] = [new SqlSharingChoices(unitOfWork), new SqlSharingReader(unitOfWork)];
  });
  beforeEach(() =>
    db.query(
      `TRUNCATE mentorship.sharing_preferences, mentorship.people_directory, mentorship.connections, mentorship.blocks
         CASCADE`,
    ),
  );

  const lists = (id: number, { takesPart = true, adultFrom = null as string | null } = {}) =>
    db.query(
      `INSERT INTO mentorship.people_directory (user_id, role, name, adult_from, takes_part, is_public_student, major,
         is_listed_alumni) VALUES ($1, 'alumni', ' x', $2, $3, false, '', true)`,
      [id, adultFrom, takesPart],
    );
  const chooseSharing = (userId: number, chosen: { readReceipts?: boolean; activityStatus?: boolean }) =>
    choices.update(userId, (preferences) => preferences.applyChoices(chosen, false, NOON));
  const saveConnection = (one: number, other: number, status = 'connected') =>
    db.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, status, message, created_at, updated_at, expires_at)
       VALUES ($1, $2, $3, 'Hello', $4, $4, CASE $3 WHEN 'pending' THEN $4::timestamptz + interval '10 days' END)`,
      [one, other, status, NOON],
    );
  const blocks = (by: number, id: number) =>
    db.query('INSERT INTO mentorship.blocks VALUES ($1, $2, $3)', [by, id, NOON]);

  it('is nothing until they choose, and the last choice counts', async () => {
    await lists(ADA);
    expect(await choices.find(ADA)).toBeNull();
    expect(await reader.getEffectiveSharing(ADA)).toEqual(NOTHING_SHARED);
    await chooseSharing(ADA, { readReceipts: true });
    await chooseSharing(ADA, { activityStatus: true, readReceipts: false });
    expect((await choices.find(ADA))!.snapshot()).toMatchObject({ readReceipts: false, activityStatus: true });
    expect(await reader.getEffectiveSharing(ADA)).toEqual({ readReceipts: false, activityStatus: true });
  });

  it.each([
    ['minors', { adultFrom: '2030-01-01' }],
    ['people who don’t take part', { takesPart: false }],
  ])('is nothing for %s', async (_, state) => {
    await lists(ADA, state);
    await lists(BEN);
    for (const id of [ADA, BEN]) await chooseSharing(id, ALL_SHARED);
    await saveConnection(ADA, BEN);
    expect(await reader.getEffectiveSharing(ADA)).toEqual(NOTHING_SHARED);
    expect(await reader.listMutualSharing(ADA, [BEN])).toEqual([]);
    expect(await reader.listMutualSharing(BEN, [ADA])).toEqual([]);
    expect(await reader.listSharers([ADA, BEN], 'readReceipts')).toEqual([BEN]);
    expect(await reader.findConnectedSharers([BEN], 'activityStatus', 10)).toEqual(new Map());
  });

  it('is what both have turned on, if they are connected', async () => {
    for (const id of [ADA, BEN, CARLA, DAN]) await lists(id);
    await chooseSharing(ADA, ALL_SHARED);
    await chooseSharing(BEN, { readReceipts: true });
    await chooseSharing(CARLA, ALL_SHARED);
    await saveConnection(ADA, BEN);
    await saveConnection(CARLA, ADA, 'pending');
    await saveConnection(DAN, ADA);
    expect(await reader.listMutualSharing(ADA, [BEN, CARLA, DAN])).toEqual([
      { otherId: BEN, readReceipts: true, activityStatus: false },
    ]);
    expect(await reader.listMutualSharing(BEN, [ADA])).toEqual([
      { otherId: ADA, readReceipts: true, activityStatus: false },
    ]);
    expect(await reader.listMutualSharing(ADA, [])).toEqual([]);
  });

  it.each([
    ['blocks', ADA, BEN],
    ['is blocked by', BEN, ADA],
  ])('is nothing for someone who %s the other', async (_, by, blocked) => {
    for (const id of [ADA, BEN]) {
      await lists(id);
      await chooseSharing(id, ALL_SHARED);
    }
    await saveConnection(ADA, BEN);
    await blocks(by, blocked);
    expect(await reader.listMutualSharing(ADA, [BEN])).toEqual([]);
    expect(await reader.findConnectedSharers([ADA], 'activityStatus', 10)).toEqual(new Map());
  });

  it('is found for the connections of several people, at most the given number for each', async () => {
    for (const id of [ADA, BEN, CARLA, DAN]) await lists(id);
    for (const id of [BEN, CARLA, DAN]) await chooseSharing(id, { activityStatus: true });
    await saveConnection(ADA, BEN);
    await saveConnection(CARLA, ADA);
    await saveConnection(BEN, DAN);
    const found = await reader.findConnectedSharers([ADA, BEN, DAN], 'activityStatus', 10);
    expect(Object.fromEntries(found)).toEqual({ [ADA]: [BEN, CARLA], [BEN]: [DAN], [DAN]: [BEN] });
    expect((await reader.findConnectedSharers([ADA], 'activityStatus', 1)).get(ADA)).toHaveLength(1);
    expect(await reader.findConnectedSharers([ADA], 'readReceipts', 10)).toEqual(new Map());
    expect(await reader.findConnectedSharers([], 'readReceipts', 10)).toEqual(new Map());
  });
});
