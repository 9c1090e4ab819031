import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import type { PageRequest } from '../../application/ports/finder-reader';
import {
  type Findable,
  type FoundPerson,
  PeopleDirectoryReader,
} from '../../application/ports/people-directory-reader';
import type { StudentProfileState } from '../../domain/student-profile';
import { foundColumns } from './finder-statements';
import { foundFrom, type FoundRow } from './sql-finder-reader';

/** Counting alumni ends here. */
const MOST_COUNTED = 10_000;

const AMONG = '($2::integer[] IS NULL OR user_id = ANY ($2)) AND user_id <> ALL ($1::integer[])';
const BRANCHES = [
  `FROM mentorship.finder_entries WHERE $5 AND is_findable AND ${AMONG}`,
  `FROM unnest($6::integer[]) AS always (user_id) WHERE $2::integer[] IS NULL OR user_id = ANY ($2)`,
];
const counted = (branch: string): string =>
  `(SELECT count(*)::integer FROM (SELECT ${branch} LIMIT ${MOST_COUNTED}) counted)`;

const STUDENT = `'userId', s.user_id, 'intendedMajor', s.intended_major, 'currentSchool', s.current_school,
  'graduationYear', s.graduation_year, 'interests', s.interests, 'careerGoals', s.career_goals,
  'skillsToLearn', s.skills_to_learn, 'preferredIndustries', s.preferred_industries,
  'schoolsConsidering', s.schools_considering, 'mentorshipPreferences', s.mentorship_preferences,
  'location', s.location, 'bio', s.bio, 'phone', s.phone, 'contactEmail', s.contact_email,
  'profileVisibility', s.profile_visibility, 'visibilityChosenAt', s.visibility_chosen_at, 'toldAt', s.told_at`;

const PAGE = `
  SELECT found.user_id AS id, counted.total,
    (SELECT to_json(a) FROM (
       SELECT ${foundColumns()} FROM mentorship.alumni_profiles p JOIN mentorship.finder_entries e USING (user_id)
       WHERE p.user_id = found.user_id) a) AS alumni,
    (SELECT json_build_object(${STUDENT}) FROM mentorship.student_profiles s WHERE s.user_id = found.user_id) AS student
  FROM (SELECT ${BRANCHES.map(counted).join(' + ')} AS total) counted
  LEFT JOIN (
    SELECT user_id FROM (
      ${BRANCHES.map((branch) => `(SELECT user_id ${branch} ORDER BY user_id LIMIT $3::integer + $4::integer)`).join(' UNION ALL ')}
    ) those ORDER BY user_id LIMIT $3 OFFSET $4) found ON true
  ORDER BY found.user_id`;

interface Row {
  readonly id: number | null;
  readonly total: number;
  readonly alumni: FoundRow | null;
  readonly student: StudentProfileState | null;
}

@Injectable()
export class SqlPeopleDirectoryReader extends PeopleDirectoryReader {
  constructor(private readonly session: Session) {
    super();
  }

  async page(
    { alumni, always, never, among }: Findable,
    { limit, offset }: PageRequest,
  ): Promise<{ items: readonly FoundPerson[]; total: number }> {
    const without = [...never, ...always];
    const rows = await this.session.query<Row>(PAGE, [without, among, limit, offset, alumni, always]);
    return { items: rows.flatMap(personFrom), total: rows[0]!.total };
  }
}

const personFrom = ({ id, alumni, student }: Row): FoundPerson[] =>
  id === null ? [] : [{ id, alumni: alumni && foundFrom(alumni), student }];
