import type { SignedInUser } from '../../../shared/application/authenticator';
import { Clock } from '../../../shared/application/clock';
import { Randomness } from '../../../shared/application/randomness';
import { UseCase } from '../../../shared/application/use-case';
import { OtherRole } from '../domain/errors';
import { CalendarFeeds } from './ports/calendar-feeds';

type By = Pick<SignedInUser, 'id' | 'role'>;

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;

/** The address under which somebody reads their meetings in a calendar elsewhere. One works at a time. */
@UseCase()
export class KeepCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** When it was made; null where there is none. @throws OtherRole */
  madeAt(by: By): Promise<Date | null> {
    assertMeets(by);
    return this.feeds.madeAt(by.id);
  }

  /** @returns the secret end of the new address, told this once; the old one works no longer @throws OtherRole */
  async renew(by: By): Promise<string> {
    assertMeets(by);
    const token = this.randomness.token(TOKEN_BYTES);
    await this.feeds.renew(by.id, token, this.clock.now());
    return token;
  }

  /** @throws OtherRole */
  end(by: By): Promise<void> {
    assertMeets(by);
    return this.feeds.end(by.id);
  }
}

/** @throws OtherRole: administrators of colleges meet nobody here */
function assertMeets({ role }: By): void {
  if (role === 'college_admin') throw new OtherRole();
}
