import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type MentorCandidate, MentorCandidates } from '../../application/finder/ports/finder';
import { MAX_RECOMMENDATIONS, MIN_SCORE, MAX_POINTS } from '../../domain/matching/match-score';
import { studentMatchTerms, type StudentMatchTerms } from '../../domain/matching/match-index';
import type { StudentMatchInput } from '../../domain/matching/match-factors';
import { wordBits } from '../matching/match-index';

/**
 * Score estimated from the keys; the real score may differ a little, because words share bits and majors can contain
 * each other.
 */
const ESTIMATED_SCORE_SQL = `
  CASE WHEN k.major = ANY ($3::text[]) THEN ${MAX_POINTS.major}
       WHEN k.field = ANY ($4::text[]) THEN ${MAX_POINTS.major / 2} ELSE 0 END
  + CASE WHEN k.college_id = ANY ($5::integer[]) OR k.college = ANY ($6::text[]) THEN ${MAX_POINTS.considered}
         WHEN k.considered && $5::integer[] THEN ${MAX_POINTS.considered / 2} ELSE 0 END
  + CASE WHEN k.industries && $7::text[] THEN ${MAX_POINTS.industry} ELSE 0 END
  + CASE WHEN k.state = $8 THEN ${MAX_POINTS.place} ELSE 0 END
  + CASE WHEN k.is_available THEN 7 ELSE 4 END
  + least(${MAX_POINTS.goals}, 5 * bit_count(k.words & $9::bit(256)))`;

/**
 * From mentors who share most with the student to those who share least; mentors in no stage score below the minimum
 * for a recommendation.
 */
const SEARCH_STAGES = [
  {
    where: `k.major = ANY ($3::text[]) OR k.college_id = ANY ($5::integer[]) OR k.college = ANY ($6::text[])
            OR k.considered && $5::integer[]`,
    left: (keys: StudentMatchTerms) =>
      maxScoreWithoutStudies(keys) + (keys.fields.length > 0 ? MAX_POINTS.major / 2 : 0),
  },
  { where: 'k.field = ANY ($4::text[])', left: maxScoreWithoutStudies },
  { where: 'k.industries && $7::text[]', left: () => 0 },
];

/** Returns the highest possible score of a mentor whose studies and college don't match the student. */
function maxScoreWithoutStudies({ words, industries, state }: StudentMatchTerms): number {
  const goalPoints = words.length > 0 ? MAX_POINTS.goals : 0;
  return (
    MAX_POINTS.availability +
    goalPoints +
    (industries.length > 0 ? MAX_POINTS.industry : 0) +
    (state ? MAX_POINTS.place : 0)
  );
}

/** Twice as many as are recommended, because the estimate is not yet the score. */
const SUFFICIENT_CANDIDATES = 2 * MAX_RECOMMENDATIONS;

/**
 * Number of mentors ranked before checking who has room; mentors of equal rank are ordered differently for each
 * student.
 */
const MAX_RANKED_MENTORS = 300;

/** Half of the ranked mentors. */
const MAX_SAMPLED_MENTORS = MAX_RANKED_MENTORS / 2;

/** The ID at which the samples of a student begin. */
const FIRST_SAMPLED_ID_SQL = `
  (SELECT ($1::bigint * 104729) % (coalesce(max(m.mentor_id), 0) + 1) FROM mentorship.score_keys m)`;

/** The next mentors after the student's first ID; after the highest ID, the lowest follows. */
const sampleSql = (where: string): string => `
  SELECT s.mentor_id FROM (
    (SELECT m.mentor_id, 1 AS round FROM mentorship.score_keys m
     WHERE ${where} AND m.mentor_id >= ${FIRST_SAMPLED_ID_SQL} ORDER BY m.mentor_id LIMIT ${MAX_SAMPLED_MENTORS})
    UNION ALL
    (SELECT m.mentor_id, 2 FROM mentorship.score_keys m
     WHERE ${where} AND m.mentor_id < ${FIRST_SAMPLED_ID_SQL} ORDER BY m.mentor_id LIMIT ${MAX_SAMPLED_MENTORS})
  ) s ORDER BY s.round, s.mentor_id LIMIT ${MAX_SAMPLED_MENTORS}`;

/** Some mentors in a field of the student, and some of all; a popular field has too many mentors to rank all of them. */
const SAMPLE_SQL = `
  k.mentor_id = ANY (ARRAY((${sampleSql('m.field = ANY ($4::text[])')}) UNION ALL (${sampleSql('true')})))`;

const selectCandidatesSql = (where: string): string => `
  WITH ranked AS (
    SELECT k.mentor_id, ${ESTIMATED_SCORE_SQL} AS promised, (k.mentor_id::bigint * 7919 + $1::bigint * 104729) % 10007 AS turn
    FROM mentorship.score_keys k
    WHERE (${where}) AND k.mentor_id <> ALL ($2::integer[])
    ORDER BY promised DESC, turn, k.mentor_id
    LIMIT ${MAX_RANKED_MENTORS}
  )
  SELECT r.mentor_id AS "mentorId", r.promised::integer AS promised,
    json_build_object('college', p.college, 'collegeId', p.college_id, 'major', p.major,
      'currentPosition', p.current_position, 'industry', p.industry, 'skills', p.skills,
      'mentorshipAreas', p.mentorship_areas, 'location', p.location, 'availabilityStatus', p.availability_status,
      'placesLeft', e.max_mentees - taken.places, 'repliesWithinDays', e.replies_within_days, 'consideredColleges', p.considered_colleges) AS "matchInput",
    (SELECT count(*) FROM mentorship.recommendations o WHERE o.mentor_id = r.mentor_id AND o.student_id <> $1)::integer
      AS "timesRecommended"
  FROM ranked r
  JOIN mentorship.finder_entries e ON e.user_id = r.mentor_id AND e.is_findable
  JOIN mentorship.alumni_profiles p ON p.user_id = r.mentor_id
  CROSS JOIN LATERAL (SELECT count(*)::integer AS places FROM mentorship.connections c
                      WHERE c.mentor_id = r.mentor_id AND c.status = 'connected') taken
  WHERE taken.places < e.max_mentees
  ORDER BY r.promised DESC, r.turn, r.mentor_id
  LIMIT $10`;

type Row = MentorCandidate & { readonly promised: number };

@Injectable()
export class SqlCandidates extends MentorCandidates {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async listBest(
    studentId: number,
    student: StudentMatchInput,
    without: readonly number[],
    limit: number,
  ): Promise<readonly MentorCandidate[]> {
    const keys = studentMatchTerms(student);
    const found = new Map<number, Row>();
    for (const { where, left } of SEARCH_STAGES) {
      const rows = await this.unitOfWork.query<Row>(selectCandidatesSql(where), [
        studentId,
        without,
        ...toParameters(keys),
        limit,
      ]);
      for (const row of rows) found.set(row.mentorId, row);
      const mostLeft = left(keys);
      const better = [...found.values()].filter(({ promised }) => promised >= mostLeft);
      if (mostLeft < MIN_SCORE || better.length >= SUFFICIENT_CANDIDATES) break;
    }
    return [...found.values()].map(toCandidate);
  }

  async listFallback(
    studentId: number,
    student: StudentMatchInput,
    without: readonly number[],
    limit: number,
  ): Promise<readonly MentorCandidate[]> {
    const values = [studentId, without, ...toParameters(studentMatchTerms(student)), limit];
    const rows = await this.unitOfWork.query<Row>(selectCandidatesSql(SAMPLE_SQL), values);
    return rows.map(toCandidate);
  }

  async listBestAmong(
    studentId: number,
    student: StudentMatchInput,
    mentorIds: readonly number[],
    limit: number,
  ): Promise<readonly MentorCandidate[]> {
    const values = [studentId, [], ...toParameters(studentMatchTerms(student)), limit, mentorIds];
    const rows = await this.unitOfWork.query<Row>(selectCandidatesSql('k.mentor_id = ANY ($11::integer[])'), values);
    return rows.map(toCandidate);
  }
}

const toCandidate = ({ mentorId, timesRecommended, matchInput }: Row): MentorCandidate => ({
  mentorId,
  timesRecommended,
  matchInput,
});

const toParameters = ({
  majors,
  fields,
  collegeIds,
  colleges,
  industries,
  state,
  words,
}: StudentMatchTerms): unknown[] => [majors, fields, collegeIds, colleges, industries, state, wordBits(words)];
