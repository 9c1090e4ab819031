import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import { EVENT_ID_BYTES } from '../../domain/engagement/events';
import type { PersonId } from '../../domain/catalogue/ids';
import { SavedCollege } from '../../domain/saved-colleges/saved-college';
import { KnownColleges } from '../catalogue/ports/known-colleges';
import { SavedColleges, type SavedCollegeView } from './ports/saved-colleges';

@UseCase()
export class SaveCollege {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly savedColleges: SavedColleges,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @throws CollegeNotFound */
  async execute({ userId, collegeId }: { userId: PersonId; collegeId: number }): Promise<SavedCollegeView> {
    const college = await this.colleges.byId(collegeId);

    const eventId = this.randomness.token(EVENT_ID_BYTES);
    const saved = SavedCollege.save(eventId, userId, college.id, this.clock.now());

    const since = await this.savedColleges.add(saved);
    return { ...college, saved_at: since.toISOString() };
  }
}
