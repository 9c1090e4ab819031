import type { AlumniAlerts } from '../ports/alumni-alerts';

const [ROBIN, KIM, LEE, ADA, LOU] = [1, 2, 3, 11, 12];
const [BOWDOIN, COLBY, BATES] = [101, 102, 103];
const NOON = new Date('2026-03-01T12:00:00.000Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

export interface OpenAlumniAlerts {
  readonly alerts: AlumniAlerts;
  /** Lists an alum of the college in the finder. */
  addAlum(userId: number, collegeId: number): Promise<void>;
  block(blockerId: number, blockedId: number): Promise<void>;
}

/** Contract tests for every store of alumni alerts. */
export function describeAlumniAlerts(name: string, open: () => Promise<OpenAlumniAlerts>): void {
  describe(`alumni alerts in ${name}`, () => {
    let opened: OpenAlumniAlerts;
    let alerts: AlumniAlerts;
    beforeEach(async () => ({ alerts } = opened = await open()));
    const save = (userId: number, collegeId: number, createdAt = NOON) => alerts.save({ userId, collegeId, createdAt });
    const listCollegeIds = async (userId: number) =>
      (await alerts.listByUser(userId)).map(({ collegeId }) => collegeId);
    const take = async (collegeId: number, limit = 10) =>
      (await alerts.takeDue(collegeId, limit)).map(({ userId }) => userId).toSorted((one, other) => one - other);

    it('are listed newest first, separately for each student', async () => {
      await save(ROBIN, BOWDOIN);
      await save(ROBIN, COLBY, later(1));
      await save(KIM, BATES);
      expect(await listCollegeIds(ROBIN)).toEqual([COLBY, BOWDOIN]);
      expect(await alerts.listByUser(KIM)).toEqual([{ userId: KIM, collegeId: BATES, createdAt: NOON }]);
    });

    it('are stored once, with the first time', async () => {
      await save(ROBIN, BOWDOIN);
      await save(ROBIN, BOWDOIN, later(1));
      expect(await alerts.listByUser(ROBIN)).toEqual([{ userId: ROBIN, collegeId: BOWDOIN, createdAt: NOON }]);
    });

    it('are deleted once, and only the given one', async () => {
      await save(ROBIN, BOWDOIN);
      await save(ROBIN, COLBY);
      await save(KIM, BOWDOIN);
      for (let times = 0; times < 2; times++) await alerts.delete(ROBIN, BOWDOIN);
      expect([await listCollegeIds(ROBIN), await listCollegeIds(KIM)]).toEqual([[COLBY], [BOWDOIN]]);
      await alerts.deleteByUser(ROBIN);
      expect([await listCollegeIds(ROBIN), await listCollegeIds(KIM)]).toEqual([[], [BOWDOIN]]);
    });

    it('are due when a listed alum of the college is not blocked', async () => {
      expect(await alerts.hasAlumni(ROBIN, BOWDOIN)).toBe(false);
      await opened.addAlum(ADA, BOWDOIN);
      expect([await alerts.hasAlumni(ROBIN, BOWDOIN), await alerts.hasAlumni(ROBIN, COLBY)]).toEqual([true, false]);
      expect(await alerts.hasAlumni(ADA, BOWDOIN)).toBe(false);
      await opened.block(ADA, ROBIN);
      expect([await alerts.hasAlumni(ROBIN, BOWDOIN), await alerts.hasAlumni(KIM, BOWDOIN)]).toEqual([false, true]);
      await opened.addAlum(LOU, BOWDOIN);
      expect(await alerts.hasAlumni(ROBIN, BOWDOIN)).toBe(true);
    });

    it('that are due are taken once, some at a time, separately for each college', async () => {
      for (const userId of [ROBIN, KIM, LEE])
        for (const college of [BOWDOIN, COLBY, BATES]) await save(userId, college);
      await opened.addAlum(ADA, BOWDOIN);
      await opened.addAlum(LOU, BATES);
      await opened.block(ROBIN, LOU);
      expect(await alerts.listDueColleges()).toEqual([BOWDOIN, BATES]);
      expect([await take(COLBY), await take(BATES)]).toEqual([[], [KIM, LEE]]);
      expect(await listCollegeIds(ROBIN)).toHaveLength(3);

      const first = await take(BOWDOIN, 2);
      expect(first).toHaveLength(2);
      expect([...first, ...(await take(BOWDOIN, 2))].toSorted((one, other) => one - other)).toEqual([ROBIN, KIM, LEE]);
      expect(await take(BOWDOIN)).toEqual([]);
      expect([await listCollegeIds(ROBIN), await listCollegeIds(KIM)]).toEqual([[BATES, COLBY], [COLBY]]);
    });
  });
}
