import { StubCollegeList } from '../profiles/testing/profiles-fixture';
import { ListProgramCrossroads } from './list-program-crossroads';
import { type CountedAlum, InMemoryProgramCrossroads } from './testing/in-memory-program-crossroads';
import { describeProgramCrossroads } from './testing/program-crossroads.contract';

describeProgramCrossroads('memory', async (alumni) => new InMemoryProgramCrossroads(alumni));

const alumni = (count: number): CountedAlum[] =>
  Array.from({ length: count }, () => ({ collegeId: 1, consideredColleges: [2], fields: ['1107'] }));
const list = (people: CountedAlum[], ...programs: { collegeId: number; cip: string }[]) =>
  new ListProgramCrossroads(new InMemoryProgramCrossroads(people), new StubCollegeList()).execute(programs);
const [ONE, OTHER] = [
  { collegeId: 1, cip: '1107' },
  { collegeId: 2, cip: '1107' },
];

describe('programs that alumni chose between', () => {
  it('are reported from five alumni on, with colleges and in coarse terms', async () => {
    expect(await list(alumni(4), ONE, OTHER)).toEqual([]);
    expect(await list(alumni(5), ONE, ONE, OTHER)).toEqual([
      {
        programs: [
          { college: expect.objectContaining({ id: 1 }), cip: '1107' },
          { college: expect.objectContaining({ id: 2 }), cip: '1107' },
        ],
        count: 5,
        chose: 'mostly-first',
      },
    ]);
  });
});
