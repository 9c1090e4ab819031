import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { ChargeSource } from '../../domain/minutes/minutes';
import { AlumniProfiles } from '../profiles/ports/profiles';
import { LoadMinutes, UpdatePause } from './own-minutes';
import { GivenMinutes, MinutesCharges } from './ports/minutes';

interface ChargeInput {
  readonly alumId: number;
  readonly source: ChargeSource;
  readonly minutes: number;
  /** A moment of the month in which the minutes are spent; now if left out. */
  readonly spentAt?: Date;
  /** The college that the alum helps with; their own if left out. */
  readonly collegeId?: number;
  /** Whether the alum is the person who gets the error. */
  readonly isOwn: boolean;
}

/**
 * Charges minutes of an alum, or changes an earlier charge for the same call. Two charges at the same time never exceed
 * what the alum gives.
 */
@UseCase()
export class ChargeMinutes {
  constructor(
    private readonly given: GivenMinutes,
    private readonly charges: MinutesCharges,
    private readonly loadMinutes: LoadMinutes,
    private readonly updatePause: UpdatePause,
    private readonly profiles: AlumniProfiles,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the caller's unit of work. A second question of the same student costs nothing more in the same month.
   * @throws NoMinutesLeft
   */
  async execute({ alumId, source, minutes, spentAt, collegeId, isOwn }: ChargeInput): Promise<void> {
    await this.transactions.run(async () => {
      await this.given.lock(alumId);
      const now = this.clock.now();
      const { minutes: ofMonth } = await this.loadMinutes.execute(alumId, spentAt ?? now);
      const { month } = ofMonth;
      const before = await this.charges.findLatest(alumId, source);
      const isSameMonth = before?.month === month;
      ofMonth.assertLeft(minutes - (isSameMonth ? before.minutes : 0), { isOwn });
      if (before && (isSameMonth || source.kind === 'meeting')) {
        await this.charges.save({ ...before, month, minutes });
      } else {
        const details = { userId: alumId, source, month, minutes, chargedAt: now, returnedAt: null };
        await this.charges.save({ ...details, collegeId: collegeId ?? (await this.#findCollegeId(alumId)) });
      }
      await this.updatePause.execute(alumId);
    });
  }

  async #findCollegeId(alumId: number): Promise<number | null> {
    return (await this.profiles.findByUserId(alumId))?.snapshot().collegeId ?? null;
  }
}

/** Gives the minutes of the last charge back. */
@UseCase()
export class GiveBackMinutes {
  constructor(
    private readonly given: GivenMinutes,
    private readonly charges: MinutesCharges,
    private readonly updatePause: UpdatePause,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the caller's unit of work. Does nothing if there is no charge.
   * @param chargedSince leaves an earlier charge as it is
   */
  async execute(alumId: number, source: ChargeSource, chargedSince?: Date): Promise<void> {
    await this.transactions.run(async () => {
      await this.given.lock(alumId);
      const charge = await this.charges.findLatest(alumId, source);
      if (!charge || (chargedSince && charge.chargedAt < chargedSince)) return;
      await this.charges.save({ ...charge, returnedAt: this.clock.now() });
      await this.updatePause.execute(alumId);
    });
  }
}

const BATCH_SIZE = 100;

/** Starts the next month of alumni whose month is over: those who were paused are found again. */
@UseCase()
export class StartNextMonths {
  constructor(
    private readonly given: GivenMinutes,
    private readonly updatePause: UpdatePause,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (;;) {
      const userIds = await this.given.listWithMonthOver(this.clock.now(), BATCH_SIZE);
      for (const userId of userIds) {
        await this.transactions.run(async () => {
          await this.given.lock(userId);
          await this.updatePause.execute(userId);
        });
      }
      if (userIds.length < BATCH_SIZE) return;
    }
  }
}
