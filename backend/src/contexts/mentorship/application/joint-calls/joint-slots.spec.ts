import { ListSlots } from '../meeting-planning/meeting-times';
import { hoursAfter, NOON } from '../meetings/testing/sample-meeting';
import { ListJointSlots } from './joint-slots';

const [STUDENT, ADA, GRACE] = [1_001, 1, 2];

/** Free times of each alum, in hours after noon, as slots of the requested length one after the other. */
function fixture(hours: ReadonlyMap<number, readonly [number, number]>): ListJointSlots {
  const listSlots: Pick<ListSlots, 'execute'> = {
    async execute({ otherId, length = 30 }) {
      const [opens, closes] = hours.get(otherId) ?? [0, 0];
      const count = Math.floor(((closes - opens) * 60) / length);
      return Array.from({ length: count }, (_, n) => ({
        startTime: hoursAfter(NOON, opens + (n * length) / 60),
        endTime: hoursAfter(NOON, opens + ((n + 1) * length) / 60),
      }));
    },
  };
  return new ListJointSlots(Object.assign(Object.create(ListSlots.prototype), listSlots));
}

describe('the times of a joint call', () => {
  const list = async (ofAda: readonly [number, number], ofGrace: readonly [number, number], length: 30 | 60 = 60) => {
    const times = fixture(new Map([[ADA, ofAda], [GRACE, ofGrace]])); // prettier-ignore
    const slots = await times.execute({ by: STUDENT, alumniIds: [ADA, GRACE], days: 1, length });
    return slots.map(({ startTime }) => (startTime.getTime() - NOON.getTime()) / 3_600_000);
  };

  it('are those at which both are free', async () => {
    expect(await list([1, 4], [2, 6])).toEqual([2, 3]);
    expect(await list([1, 2], [2, 3])).toEqual([]);
  });

  it('begin where slots of one of them begin, even if those of the other begin at another time', async () => {
    expect(await list([1, 4], [1.5, 3.5])).toEqual([1.5, 2, 2.5]);
    expect(await list([1, 2], [1.25, 2], 30)).toEqual([1.25, 1.5]);
  });
});
