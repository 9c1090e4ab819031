import { UseCase } from '../../../../shared/application/use-case';
import { type MeetingLength, MINUTE_MS, type Period } from '../../domain/availability/availability';
import { ListSlots } from '../meeting-planning/meeting-times';

/** Times are compared in steps of this many minutes, the shortest meeting. */
const STEP = 15;

interface ListJointSlotsInput {
  readonly by: number;
  readonly alumniIds: readonly [number, number];
  /** Defaults to now. */
  readonly from?: Date;
  readonly days: number;
  readonly length: MeetingLength;
}

/** Lists the times at which a student can meet two people together: within the hours of both, when all three are free. */
@UseCase()
export class ListJointSlots {
  constructor(private readonly listSlots: ListSlots) {}

  /**
   * Earliest first. Slots begin where those of one of the two alumni begin, so that they may overlap.
   * @throws PersonNotFound if the student can't meet one of them
   */
  async execute({ by, alumniIds, ...query }: ListJointSlotsInput): Promise<Period[]> {
    const slots = new Map<number, Period>();
    const free: ReadonlySet<number>[] = [];
    for (const otherId of alumniIds) {
      for (const slot of await this.listSlots.execute({ by, otherId, ...query })) {
        slots.set(slot.startTime.getTime(), slot);
      }
      // A slot can begin just before the end of the range.
      const steps = await this.listSlots.execute({ by, otherId, ...query, days: query.days + 1, length: STEP });
      free.push(new Set(steps.map(({ startTime }) => startTime.getTime())));
    }
    return [...slots.values()]
      .filter((slot) => free.every((steps) => listSteps(slot).every((step) => steps.has(step))))
      .sort((one, other) => one.startTime.getTime() - other.startTime.getTime());
  }
}

function listSteps({ startTime, endTime }: Period): number[] {
  const [start, stepMs] = [startTime.getTime(), STEP * MINUTE_MS];
  return Array.from({ length: (endTime.getTime() - start) / stepMs }, (_, n) => start + n * stepMs);
}
