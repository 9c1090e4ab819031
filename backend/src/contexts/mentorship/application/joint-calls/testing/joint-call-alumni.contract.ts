import type { JointCallAlumni } from '../ports/joint-call-alumni';
import type { JointCallAlum } from './in-memory-joint-call-alumni';

const [BATES, BOWDOIN, REED] = [1, 2, 3];
const [ROBIN, KIM] = [1_001, 1_002];

const alum = (userId: number, collegeId: number, consideredIds: number[], studentIds = [ROBIN]): JointCallAlum => ({
  userId,
  collegeId,
  consideredIds,
  studentIds,
});

/** The contract of every reader, in PostgreSQL or in memory. */
export function describeJointCallAlumni(
  name: string,
  open: (alumni: readonly JointCallAlum[]) => Promise<JointCallAlumni>,
): void {
  describe(`alumni for a joint call in ${name}`, () => {
    let alumni: JointCallAlumni;
    beforeAll(async () => {
      alumni = await open([
        alum(1, BATES, [BOWDOIN, REED]),
        alum(2, BOWDOIN, [BATES], [ROBIN, KIM]),
        alum(3, BATES, [BOWDOIN]),
        // Of these, one considered another college, one attended neither, and one is connected with another student.
        alum(4, BATES, [REED]),
        alum(5, REED, [BATES, BOWDOIN]),
        alum(6, BOWDOIN, [BATES], [KIM]),
      ]);
    });

    it('are connected with the student, and chose between the two colleges', async () => {
      const expected = [
        { userId: 1, collegeId: BATES },
        { userId: 2, collegeId: BOWDOIN },
        { userId: 3, collegeId: BATES },
      ];
      expect(await alumni.listConnected(ROBIN, [BATES, BOWDOIN], 5)).toEqual(expected);
      expect(await alumni.listConnected(ROBIN, [BOWDOIN, BATES], 5)).toEqual(expected);
      expect(await alumni.listConnected(ROBIN, [BATES, BOWDOIN], 1)).toEqual(expected.slice(0, 2));
      expect(await alumni.listConnected(1_003, [BATES, BOWDOIN], 5)).toEqual([]);
    });

    it('are found with what they chose between', async () => {
      expect(await alumni.findChoices([2, 4, 99])).toEqual(
        new Map([
          [2, { userId: 2, collegeId: BOWDOIN, consideredIds: [BATES] }],
          [4, { userId: 4, collegeId: BATES, consideredIds: [REED] }],
        ]),
      );
      expect(await alumni.findChoices([])).toEqual(new Map());
    });
  });
}
