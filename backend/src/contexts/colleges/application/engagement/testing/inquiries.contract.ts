import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import { CollegeNotFound } from '../../../domain/catalogue/errors';
import type { CollegeId, PersonId } from '../../../domain/catalogue/ids';
import { Inquiry, InquiryNotFound } from '../../../domain/engagement/inquiry';
import type { Inquiries } from '../ports/interest';
import { FSU, kim, hoursLater, MSU, NOON, robin } from '../../testing/fakes';

export interface OpenInquiries {
  readonly inquiries: Inquiries;
  listEvents(): Promise<readonly DomainEvent[]>;
}

/** Contract tests for every store of inquiries. Colleges 1 and 2 exist, 999,999 doesn't. */
export function describeInquiries(name: string, open: () => Promise<OpenInquiries>): void {
  describe(`inquiries in ${name}`, () => {
    let stores: OpenInquiries;
    beforeEach(async () => (stores = await open()));
    const make = (student: PersonId = robin, college: CollegeId = MSU, at = NOON) =>
      stores.inquiries.saveOnce(Inquiry.make(`${student}-${college}-${at.getTime()}`, student, college, at));

    it('are stored once per student, college and day', async () => {
      const first = await make();
      const second = await make(robin, MSU, hoursLater(11));
      expect(second).toEqual({ inquiry: first.inquiry, isFirst: false });
      expect(first).toMatchObject({ isFirst: true, inquiry: { collegeId: MSU, inquiryDate: NOON.toISOString() } });
    });

    it('are stored again the next day, which starts at midnight UTC', async () => {
      await make(robin, MSU, new Date('2026-03-01T23:59:59.999Z'));
      expect((await make(robin, MSU, new Date('2026-03-02T00:00:00Z'))).isFirst).toBe(true);
    });

    it('are stored separately for each student and college', async () => {
      await make();
      expect((await make(kim)).isFirst).toBe(true);
      expect((await make(robin, FSU)).isFirst).toBe(true);
    });

    it('emit one event each', async () => {
      await make();
      await make(robin, MSU, hoursLater(1));
      expect(await stores.listEvents()).toMatchObject([
        { eventId: `${robin}-${MSU}-${NOON.getTime()}`, collegeId: MSU },
      ]);
    });

    it('are stored once for a hundred concurrent requests', async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => make()));
      expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1);
      expect(await stores.inquiries.listByStudent(robin)).toHaveLength(1);
      expect(await stores.listEvents()).toHaveLength(1);
    });

    it('are deleted together for their student only, of one college or of all', async () => {
      await make(robin, MSU);
      await make(robin, FSU, hoursLater(1));
      await make(kim, MSU);
      await stores.inquiries.deleteAll(robin, MSU);
      expect((await stores.inquiries.listByStudent(robin)).map(({ collegeId }) => collegeId)).toEqual([FSU]);
      await stores.inquiries.deleteAll(robin, null);
      await stores.inquiries.deleteAll(robin, null);
      expect([
        (await stores.inquiries.listByStudent(robin)).length,
        (await stores.inquiries.listByStudent(kim)).length,
      ]).toEqual([0, 1]);
    });

    it('are listed for their student only, newest first', async () => {
      await make(robin, MSU);
      await make(robin, FSU, hoursLater(1));
      await make(kim);
      const own = await stores.inquiries.listByStudent(robin);
      expect(own.map(({ collegeId }) => collegeId)).toEqual([FSU, MSU]);
      expect(own[0]!.collegeName.length).toBeGreaterThan(3);
    });

    it('are listed last made first if they have the same time', async () => {
      await make(robin, FSU);
      await make(robin, MSU);
      expect((await stores.inquiries.listByStudent(robin)).map(({ collegeId }) => collegeId)).toEqual([MSU, FSU]);
    });

    it('are removed only by their student', async () => {
      const { inquiry } = await make();
      await expect(stores.inquiries.delete(inquiry.id, kim)).rejects.toThrow(InquiryNotFound);
      await stores.inquiries.delete(inquiry.id, robin);
      await expect(stores.inquiries.delete(inquiry.id, robin)).rejects.toThrow(InquiryNotFound);
      expect(await stores.inquiries.listByStudent(robin)).toEqual([]);
    });

    it('are rejected for an unknown college', async () => {
      await expect(make(robin, 999_999 as CollegeId)).rejects.toThrow(CollegeNotFound);
      expect(await stores.listEvents()).toEqual([]);
    });
  });
}
