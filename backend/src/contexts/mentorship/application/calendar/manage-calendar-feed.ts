import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import { CalendarFeeds } from './ports/calendar-feeds';

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;

/** The address under which somebody reads their meetings in a calendar elsewhere. One works at a time. */
@UseCase()
export class ManageCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** When it was made; null where there is none. */
  madeAt(by: number): Promise<Date | null> {
    return this.feeds.getCreatedAt(by);
  }

  /** @returns the secret end of the new address, told this once; the old one works no longer */
  async renew(by: number): Promise<string> {
    const token = this.randomness.token(TOKEN_BYTES);
    await this.feeds.replace(by, token, this.clock.now());
    return token;
  }

  end(by: number): Promise<void> {
    return this.feeds.delete(by);
  }
}
