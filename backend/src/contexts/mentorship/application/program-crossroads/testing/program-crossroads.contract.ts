import type { ProgramCrossroadsReader } from '../ports/program-crossroads-reader';
import type { CountedAlum } from './in-memory-program-crossroads';

const [ONE, OTHER, THIRD] = [1, 2, 3];
const [COMPUTING, NURSING] = ['1107', '5138'];
const alumni = (count: number, collegeId: number, considered: number[], field = COMPUTING): CountedAlum[] =>
  Array.from({ length: count }, () => ({ collegeId, consideredColleges: considered, fields: [field] }));
const program = (collegeId: number, cip = COMPUTING) => ({ collegeId, cip });
const LIMITS = { atLeast: 5, limit: 3 };

/** The contract of every reader, in PostgreSQL or in memory. */
export function describeProgramCrossroads(
  name: string,
  open: (alumni: readonly CountedAlum[]) => Promise<ProgramCrossroadsReader>,
): void {
  describe(`alumni who chose between two programs in ${name}`, () => {
    let reader: ProgramCrossroadsReader;
    beforeAll(async () => {
      reader = await open([
        ...alumni(4, ONE, [OTHER]),
        ...alumni(2, OTHER, [THIRD, ONE]),
        ...alumni(5, THIRD, [ONE], NURSING),
        // Those who considered both but attended neither, or studied another field, aren't counted.
        ...alumni(3, 4, [ONE, OTHER]),
        ...alumni(3, ONE, [OTHER], NURSING),
      ]);
    });

    it('are counted by the college that they attended, if they studied the field there', async () => {
      expect(await reader.listPairs([program(ONE), program(OTHER)], LIMITS)).toEqual([
        { first: 0, second: 1, choseFirst: 4, choseSecond: 2 },
      ]);
      expect(await reader.listPairs([program(OTHER), program(ONE)], LIMITS)).toEqual([
        { first: 0, second: 1, choseFirst: 2, choseSecond: 4 },
      ]);
    });

    it('may have studied different fields', async () => {
      expect(await reader.listPairs([program(ONE), program(THIRD, NURSING)], LIMITS)).toEqual([
        { first: 0, second: 1, choseFirst: 0, choseSecond: 5 },
      ]);
    });

    it('are reported from the least number on, largest pair first, and not for two programs of one college', async () => {
      const programs = [program(THIRD, NURSING), program(ONE), program(OTHER), program(ONE, NURSING)];
      const pairs = await reader.listPairs(programs, LIMITS);
      expect(pairs.map(({ first, second }) => [first, second])).toEqual([
        [1, 2],
        [0, 1],
        [0, 3],
      ]);
      expect(await reader.listPairs(programs, { ...LIMITS, limit: 1 })).toHaveLength(1);
      expect(await reader.listPairs(programs, { ...LIMITS, atLeast: 7 })).toEqual([]);
      expect(await reader.listPairs([program(ONE)], LIMITS)).toEqual([]);
    });
  });
}
