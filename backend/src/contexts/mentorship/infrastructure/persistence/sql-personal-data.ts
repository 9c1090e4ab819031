import { Injectable } from '@nestjs/common';
import type { KeptRows } from '../../../../shared/application/personal-data';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { PersonalData } from '../../application/ports/personal-data';
import { takeTurn } from './turns';

// A new column shows up by itself.
const EVERYTHING = `
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(s) - 'user_id'), '[]')
       FROM mentorship.student_profiles s WHERE s.user_id = $1) AS "studentProfile",
    (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'user_id'), '[]')
       FROM mentorship.alumni_profiles a WHERE a.user_id = $1) AS "alumniProfile",
    (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'user_id' - 'college_words' - 'major_words'), '[]')
       FROM mentorship.finder_entries f WHERE f.user_id = $1) AS "finderEntry",
    (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'user_id'), '[]')
       FROM mentorship.finder_showings f WHERE f.user_id = $1) AS "finderShowings",
    (SELECT coalesce(jsonb_agg(to_jsonb(o) - 'user_id' ORDER BY o.role), '[]')
       FROM mentorship.onboarding_progress o WHERE o.user_id = $1) AS onboarding`;

const TABLES = [...['student_profiles', 'alumni_profiles', 'onboarding_progress', 'finder_entries', 'finder_showings']];

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly session: Session) {
    super();
  }

  async of(userId: number): Promise<KeptRows> {
    const [found] = await this.session.query<KeptRows>(EVERYTHING, [userId]);
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.session.run(async () => {
      await takeTurn(this.session, userId);
      for (const table of TABLES) {
        await this.session.query(`DELETE FROM mentorship.${table} WHERE user_id = $1`, [userId]);
      }
    });
  }
}
