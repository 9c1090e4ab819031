import { type CollegeChoice, findCollegesBetween } from './joint-call';

const [BATES, BOWDOIN, REED] = [1, 2, 3];
const choice = (collegeId: number, ...consideredIds: number[]): CollegeChoice => ({
  userId: 7,
  collegeId,
  consideredIds,
});

describe('the colleges between which two alumni chose differently', () => {
  it('are those that they attended, if each considered the college of the other', () => {
    expect(findCollegesBetween(choice(BATES, BOWDOIN), choice(BOWDOIN, REED, BATES))).toEqual([BATES, BOWDOIN]);
  });

  it.each([
    ['attended the same college', choice(BATES, BOWDOIN), choice(BATES, BOWDOIN)],
    ['didn’t consider the college of the second', choice(BATES, REED), choice(BOWDOIN, BATES)],
    ['weren’t considered by the second', choice(BATES, BOWDOIN), choice(BOWDOIN, REED)],
  ])('are unknown if they %s', (_, one, other) => {
    expect(findCollegesBetween(one, other)).toBeNull();
  });
});
