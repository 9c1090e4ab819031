import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapping } from '../src/composition/database';
import { findContractions } from './support/migration-contractions';
import { createMigration } from './support/planted-migration';
import { previousRelease } from './support/previous-release';

/**
 * What migrations since the previous release take away or forbid, and what that release does then. `stops` if something in
 * it no longer works: both releases can't run on one database. Starts empty again with each release.
 */
const NOTES: Record<string, { effect: 'works' | 'stops'; because: string }> = {
  'AddressOncePerCollege1764960000003: admin_analytics.imported_alumni DROP CONSTRAINT imported_alumni_email_key': {
    effect: 'stops',
    because: 'its imports of alumni name this constraint in ON CONFLICT (email)',
  },
  'AlumniByExternalId1765660000002: admin_analytics.imported_alumni must be unique: imported_alumni_by_external_id': {
    effect: 'works',
    because: 'it leaves the new column empty, and the index only contains rows with an external ID',
  },
  "CollegeSignIn1765650000001: identity.external_attempts ADD CONSTRAINT external_attempts_source CHECK ( CASE WHEN college_id IS NULL THEN provider IN ('google', 'linkedin') ELSE provider = 'college' END ) NOT VALID":
    {
      effect: 'works',
      because: 'it leaves the new column empty, and the constraint then allows all that it writes',
    },
  'CollegeSignIn1765650000001: identity.external_attempts DROP CONSTRAINT external_attempts_provider_check': {
    effect: 'works',
    because: 'it never names the constraint',
  },
  "CollegeSignIn1765650000001: identity.external_identities ADD CONSTRAINT external_identities_source CHECK ( CASE WHEN college_id IS NULL THEN provider IN ('google', 'linkedin') ELSE provider = 'college' END ) NOT VALID":
    {
      effect: 'works',
      because: 'it leaves the new column empty, and the constraint then allows all that it writes',
    },
  'CollegeSignIn1765650000001: identity.external_identities DROP CONSTRAINT external_identities_provider_check': {
    effect: 'works',
    because: 'it never names the constraint',
  },
  "CollegeSignIn1765650000001: identity.pending_registrations ADD CONSTRAINT pending_registrations_source CHECK ( CASE WHEN college_id IS NULL THEN provider IN ('google', 'linkedin') ELSE provider = 'college' END ) NOT VALID":
    {
      effect: 'works',
      because: 'it leaves the new column empty, and the constraint then allows all that it writes',
    },
  'CollegeSignIn1765650000001: identity.pending_registrations DROP CONSTRAINT pending_registrations_provider_check': {
    effect: 'works',
    because: 'it never names the constraint',
  },
  'ImportedBySeveralColleges1764960000002: admin_analytics.imported_alumni must be unique: imported_alumni_by_address':
    {
      effect: 'works',
      because: 'it keeps addresses unique even across colleges',
    },
  "MentoringOutcomes1765440000001: mentorship.connections ADD CONSTRAINT connections_closed_how_check CHECK (closed_how IN ('withdrawn', 'expired', 'disconnected', 'finished')) NOT VALID":
    {
      effect: 'works',
      because: 'the constraint allows all that it writes',
    },
  'MentoringOutcomes1765440000001: mentorship.connections DROP CONSTRAINT connections_closed_how_check': {
    effect: 'works',
    because: 'it never names the constraint',
  },
  'OneImportForEachKey1764970000002: admin_analytics.alumni_imports must be unique: alumni_imports_request_key': {
    effect: 'works',
    because: 'it leaves the new column empty, and the index only contains rows with a key',
  },
  'PlansForSavedColleges1765100000021: colleges.saved_colleges ADD CONSTRAINT saved_colleges_note CHECK (char_length(note) BETWEEN 1 AND 1000) NOT VALID':
    {
      effect: 'works',
      because: 'it leaves the new column empty',
    },
  "PlansForSavedColleges1765100000021: colleges.saved_colleges ADD CONSTRAINT saved_colleges_status CHECK ( status IN ('considering', 'applying', 'applied', 'accepted', 'chosen') ) NOT VALID":
    {
      effect: 'works',
      because: 'it leaves the new column at its default',
    },
  "ReportsOfOpenQuestions1765470000001: forum.moderation_cases ADD CONSTRAINT moderation_cases_target_type_check CHECK (target_type IN ('review', 'user', 'message', 'post', 'reply', 'thanks', 'open-question', 'open-answer')) NOT VALID":
    {
      effect: 'works',
      because: 'the constraint allows all that it writes',
    },
  'ReportsOfOpenQuestions1765470000001: forum.moderation_cases DROP CONSTRAINT moderation_cases_target_type_check': {
    effect: 'works',
    because: 'it never names the constraint',
  },
  "ReportsOfOpenQuestions1765470000001: forum.reports ADD CONSTRAINT reports_target_type_check CHECK (target_type IN ('review', 'user', 'message', 'post', 'reply', 'thanks', 'open-question', 'open-answer')) NOT VALID":
    {
      effect: 'works',
      because: 'the constraint allows all that it writes',
    },
  'ReportsOfOpenQuestions1765470000001: forum.reports DROP CONSTRAINT reports_target_type_check': {
    effect: 'works',
    because: 'it never names the constraint',
  },
  "ReportsOfThanks1765440000003: forum.moderation_cases ADD CONSTRAINT moderation_cases_target_type_check CHECK (target_type IN ('review', 'user', 'message', 'post', 'reply', 'thanks')) NOT VALID":
    {
      effect: 'works',
      because: 'the constraint allows all that it writes',
    },
  'ReportsOfThanks1765440000003: forum.moderation_cases DROP CONSTRAINT moderation_cases_target_type_check': {
    effect: 'works',
    because: 'it never names the constraint',
  },
  "ReportsOfThanks1765440000003: forum.reports ADD CONSTRAINT reports_target_type_check CHECK (target_type IN ('review', 'user', 'message', 'post', 'reply', 'thanks')) NOT VALID":
    {
      effect: 'works',
      because: 'the constraint allows all that it writes',
    },
  'ReportsOfThanks1765440000003: forum.reports DROP CONSTRAINT reports_target_type_check': {
    effect: 'works',
    because: 'it never names the constraint',
  },
  'StudyConfirmations1764980000001: admin_analytics.imported_alumni ALTER COLUMN import_id DROP NOT NULL': {
    effect: 'works',
    because: 'it only selects rows whose import it knows',
  },
};

describe('migrations since the previous release', () => {
  it('take nothing away without a note that says what the previous release does then', async () => {
    const known = new Set(previousRelease.migrations);
    const newer = mapping.migrations.filter(({ name }) => !known.has(name));

    expect((await findContractions(newer)).sort()).toEqual(Object.keys(NOTES).sort());
  });

  it('allow two releases side by side only if the documentation says so', () => {
    const operations = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
    const isRefused = operations.includes("**This release doesn't allow it**");

    expect(isRefused || Object.values(NOTES).every(({ effect }) => effect === 'works')).toBe(true);
  });
});

describe('the rule', () => {
  const findings = (...statements: string[]): Promise<string[]> =>
    findContractions([createMigration('Planted1', statements)]);

  it.each([
    'CREATE TABLE forum.notes (id integer PRIMARY KEY, old text); ALTER TABLE forum.notes DROP COLUMN old',
    'ALTER TABLE forum.reports ADD COLUMN seen text, ADD due date NOT NULL DEFAULT now()',
    'DROP INDEX CONCURRENTLY IF EXISTS forum.reports_note',
    'CREATE INDEX CONCURRENTLY reports_note ON forum.reports (note)',
    'ALTER TABLE forum.reports VALIDATE CONSTRAINT reports_noted',
    "UPDATE forum.reports SET note = '' WHERE note IS NULL",
  ])('allows %s', async (sql) => {
    expect(await findings(sql)).toEqual([]);
  });

  it.each<[string, string]>([
    ['DROP TABLE forum.reports', 'DROP TABLE forum.reports'],
    ['ALTER TABLE forum.reports RENAME TO cases', 'forum.reports RENAME TO cases'],
    ['ALTER TABLE forum.reports RENAME COLUMN note TO text', 'forum.reports RENAME COLUMN note TO text'],
    ['ALTER TABLE forum.reports ADD a int, DROP COLUMN note', 'forum.reports DROP COLUMN note'],
    ['ALTER TABLE forum.reports ALTER note TYPE integer', 'forum.reports ALTER note TYPE integer'],
    ['ALTER TABLE forum.reports ALTER COLUMN note SET NOT NULL', 'forum.reports ALTER COLUMN note SET NOT NULL'],
    ['ALTER TABLE forum.reports ADD due date NOT NULL', 'forum.reports ADD due date NOT NULL'],
    [
      "ALTER TABLE forum.reports ADD CONSTRAINT a CHECK (note <> '') NOT VALID",
      "forum.reports ADD CONSTRAINT a CHECK (note <> '') NOT VALID",
    ],
    ['CREATE UNIQUE INDEX CONCURRENTLY a ON forum.reports (note)', 'forum.reports must be unique: a'],
    ['ALTER INDEX forum.a RENAME TO b', 'ALTER INDEX forum.a RENAME TO b'],
  ])('reports %s', async (sql, what) => {
    expect(await findings(sql)).toEqual([`Planted1: ${what}`]);
  });
});
