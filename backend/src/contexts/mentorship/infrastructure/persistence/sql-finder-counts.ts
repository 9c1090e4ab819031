import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { FinderCounts } from '../../application/ports/finder-counts';

@Injectable()
export class SqlFinderCounts extends FinderCounts {
  constructor(private readonly session: Session) {
    super();
  }

  async setAway(userId: number, isAway: boolean): Promise<void> {
    await this.session.query('UPDATE mentorship.finder_entries SET is_away = $2 WHERE user_id = $1 AND is_away <> $2', [
      userId,
      isAway,
    ]);
  }

  async takeTurns(): Promise<void> {
    await this.session.query(`
      WITH gone AS (DELETE FROM mentorship.finder_showings RETURNING user_id, times)
      UPDATE mentorship.finder_entries e SET shown = e.shown + gone.times FROM gone WHERE e.user_id = gone.user_id`);
  }
}
