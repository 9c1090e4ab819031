import { Injectable } from '@nestjs/common';
import { ChargeMinutes, GiveBackMinutes } from './application/minutes/charge-minutes';

/** An open question that an alum takes. */
interface OpenQuestionSource {
  readonly kind: 'open-question';
  readonly id: number;
  /** The college that the question is about; the alum's own if left out. */
  readonly collegeId?: number;
}

/** The minutes that alumni give. */
@Injectable()
export class MinutesFacade {
  constructor(
    private readonly chargeMinutes: ChargeMinutes,
    private readonly giveBackMinutes: GiveBackMinutes,
  ) {}

  /**
   * Charges minutes of an alum for an open question. Joins the caller's unit of work, and locks the alum's minutes until
   * its end. Charging the same question again in the same month costs nothing more.
   * @throws NoMinutesLeft
   */
  charge(alumId: number, { kind, id, collegeId }: OpenQuestionSource, minutes: number): Promise<void> {
    return this.chargeMinutes.execute({ alumId, source: { kind, id }, minutes, collegeId, isOwn: true });
  }

  /** Gives the minutes of an open question back. Joins the caller's unit of work. Doing it again changes nothing. */
  giveBack(alumId: number, { kind, id }: OpenQuestionSource): Promise<void> {
    return this.giveBackMinutes.execute(alumId, { kind, id });
  }
}
