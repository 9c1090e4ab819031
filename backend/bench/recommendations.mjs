/**
 * Benchmark of recommendations for one student: the cost of ten times the mentors, and the quality compared with
 * scoring every mentor.
 */
import { built } from './lib/built.mjs';
import { addToDirectory } from './lib/data/alumni.mjs';
import { withClient } from './lib/data/catalogues.mjs';
import { percentiles } from './lib/load.mjs';
import { mentorLike, studentLike } from './lib/data/mentors.mjs';
import { requirePositive } from './lib/plausible.mjs';
import { inTurns, ratio } from './lib/rounds.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { size } from './lib/size.mjs';

const SIZES = size([10_000, 100_000], [300, 1_500]);
const STUDENTS = size(50, 5);
/** Few, because scoring every mentor takes minutes. */
const STUDENTS_COMPARED = size(5, 2);
const AT_A_TIME = 5_000;
const LOOKED_AT = 60;

const mentorship = (file) => built(`contexts/mentorship/${file}`);

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const [small, large] = [await makeDatabase(databaseUrl, 'mentors'), await makeDatabase(databaseUrl, 'more_mentors')];
  try {
    return await withClient(small.settings, (one) =>
      withClient(large.settings, async (ten) => {
        for (const [client, mentors] of [
          [one, SIZES[0]],
          [ten, SIZES[1]],
        ]) {
          terminal.step('Filling', `${mentors} mentors`);
          await fill(client, mentors);
        }
        terminal.step('Measuring', `${STUDENTS} students on each`);
        const rounds = await inTurns(
          () => picking(ten),
          () => picking(one),
        );
        const rows = [];
        for (const [n, mentors] of SIZES.entries()) {
          terminal.step('Scoring', `all of ${mentors} mentors for ${STUDENTS_COMPARED} students`);
          const { best, ten: bestTen } = await beside(n === 0 ? one : ten, mentors);
          const took = rounds.map(([larger, smaller]) => (n === 0 ? smaller : larger));
          const milliseconds = (figure) => median(took.map(figure)).toFixed(1);
          rows.push([
            mentors.toLocaleString('en-US'),
            milliseconds(({ p50 }) => p50),
            milliseconds(({ p99 }) => p99),
            ratio(
              took.map((one) => [one, one.statements]),
              ({ p50 }) => p50,
            ),
            ...(n === 0 ? ['–'] : [ratio(rounds, ({ p50 }) => p50)]),
            ...[best, bestTen].map(([picked, all]) => {
              requirePositive('The score of a recommendation', picked);
              return `${picked.toFixed(1)} of ${all.toFixed(1)}`;
            }),
          ]);
        }
        return {
          title: 'Recommendations',
          intro: [
            `The benchmark finds mentors for each of ${STUDENTS} students: candidates are selected by index and ranked in PostgreSQL, and the first ${LOOKED_AT} are`,
            'scored by the product’s own rules. Any mentor can be recommended. Figures are median milliseconds on one',
            'connection. The last two columns compare the best score and the mean of the ten best scores with those found',
            `when every mentor is scored, as the mean of ${STUDENTS_COMPARED} students.`,
          ],
          columns: [
            'mentors',
            'p50',
            'p99',
            'p50 vs. statements only',
            'p50 at 10 ×',
            'best score',
            'mean of the ten best',
          ],
          rows,
        };
      }),
    );
  } finally {
    await small.drop();
    await large.drop();
  }
}

/** Adds mentors 1 to `many`, with all data derived from their profiles. */
async function fill(client, many) {
  const { addMissingEntries } = mentorship('infrastructure/search-index/finder-entries.js');
  const { backfillScoreKeys } = mentorship('infrastructure/matching/match-index.js');
  const session = { query: async (sql, values) => (await client.query(sql, values)).rows };
  for (let from = 1; from <= many; from += AT_A_TIME) {
    const mentors = Array.from({ length: Math.min(AT_A_TIME, many - from + 1) }, (_, n) => mentorLike(from + n));
    await client.query(
      `INSERT INTO mentorship.alumni_profiles (user_id, college, college_id, major, graduation_year, current_position,
         industry, years_of_experience, skills, mentorship_areas, location, bio, is_willing_to_mentor, max_mentees,
         availability_status, is_profile_visible, visibility_chosen_at, allow_student_connections, considered_colleges)
       SELECT "userId", college, "collegeId", major, "graduationYear", "currentPosition", industry, "yearsOfExperience",
         skills, "mentorshipAreas", location, bio, true, "maxMentees", "availabilityStatus", true, now(), true, '{}'
       FROM jsonb_to_recordset($1::jsonb) AS m ("userId" integer, college text, "collegeId" integer, major text,
         "graduationYear" integer, "currentPosition" text, industry text, "yearsOfExperience" integer, skills text,
         "mentorshipAreas" text, location text, bio text, "maxMentees" integer, "availabilityStatus" text)`,
      [JSON.stringify(mentors)],
    );
    await addToDirectory(client);
    await addMissingEntries(session, AT_A_TIME);
    await backfillScoreKeys(session, AT_A_TIME);
  }
  await client.query('VACUUM ANALYZE');
}

/** Measures how long each student takes, and how much of this time the statements take. */
async function picking(client) {
  const { SqlCandidates } = mentorship('infrastructure/finder/sql-candidates.js');
  const { pickBestMentors } = mentorship('domain/matching/match-score.js');
  const [took, statements] = [[], []];
  for (let id = 1; id <= STUDENTS; id++) {
    let inStatements = 0;
    const candidates = new SqlCandidates({
      query: async (sql, values) => {
        const began = performance.now();
        const { rows } = await client.query(sql, values);
        inStatements += performance.now() - began;
        return rows;
      },
    });
    const student = studentLike(id);
    const began = performance.now();
    pickBestMentors(student, await candidates.listBest(1_000_000 + id, student, [], LOOKED_AT));
    took.push(performance.now() - began);
    statements.push(inStatements);
  }
  return { ...percentiles(took), statements: percentiles(statements) };
}

/** Compares the scores of the picked mentors with those that would be picked if every mentor was scored. */
async function beside(client, many) {
  const { SqlCandidates } = mentorship('infrastructure/finder/sql-candidates.js');
  const { pickBestMentors } = mentorship('domain/matching/match-score.js');
  const candidates = new SqlCandidates({ query: async (sql, values) => (await client.query(sql, values)).rows });
  const all = Array.from({ length: many }, (_, n) => ({
    mentorId: n + 1,
    timesRecommended: 0,
    matchInput: { ...mentorLike(n + 1), placesLeft: 3, repliesWithinDays: null },
  }));
  const sums = { best: [0, 0], ten: [0, 0] };
  for (let id = 1; id <= STUDENTS_COMPARED; id++) {
    const student = studentLike(id);
    const found = await candidates.listBest(1_000_000 + id, student, [], LOOKED_AT);
    for (const [n, picked] of [pickBestMentors(student, found), pickBestMentors(student, all)].entries()) {
      sums.best[n] += (picked[0]?.score ?? 0) / STUDENTS_COMPARED;
      sums.ten[n] += picked.reduce((sum, { score }) => sum + score, 0) / Math.max(1, picked.length) / STUDENTS_COMPARED;
    }
  }
  return sums;
}

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
