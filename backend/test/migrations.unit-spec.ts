import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapping } from '../src/composition/database';
import { type MigrationClass, findBlockingStatements, findCombinedConstraints } from './support/migration-rules';
import { createMigration } from './support/planted-migration';

const SOURCE = join(__dirname, '../src');

const byAge = (one: MigrationClass, other: MigrationClass): number =>
  Number(one.name.slice(-13)) - Number(other.name.slice(-13));

/** Migrations written before this rule, when all tables were small. */
const BEFORE_THE_RULE = new Set([
  'IdentityAccounts1764300000001',
  'AccountClosing1764400000003',
  'CollegesWithoutPeople1764400000004',
  'OneWishEach1764400000017',
  'ConsideredColleges1764500000007',
  'ReportsOfPeople1764600000020',
  'FirstRequest1764600000030',
]);

/** Databases were distributed with Citus only after the migrations before this one. */
const FIRST_ON_CITUS = 1765100000021;

const inTransaction = (...statements: string[]) => createMigration('Planted1', statements);
const without = (...statements: string[]) => createMigration('Planted1', statements, false);

describe('migrations', () => {
  it('do not block other statements', async () => {
    const findings = await findBlockingStatements([...mapping.migrations].sort(byAge));

    expect(findings.filter((finding) => !BEFORE_THE_RULE.has(finding.split(':')[0]!))).toEqual([]);
  });

  it('add constraints of distributed tables by themselves, as Citus requires', async () => {
    const later = mapping.migrations.filter(({ name }) => Number(name.slice(-13)) >= FIRST_ON_CITUS);

    expect(await findCombinedConstraints(later, mapping.distributedSchemas ?? [])).toEqual([]);
  });

  it('are all registered', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /migrations\/\d{13}-.*(?<!spec)\.ts$/.test(file.replaceAll('\\', '/')),
    );
    const classes = files.map((file) => /export class (\w+)/.exec(readFileSync(join(SOURCE, file), 'utf8'))?.[1]);

    expect(classes.sort()).toEqual(mapping.migrations.map(({ name }) => name).sort());
  });
});

describe('the rules of migrations', () => {
  it('catch a constraint that is added together with another change', async () => {
    const both = inTransaction('ALTER TABLE forum.reports DROP CONSTRAINT a, ADD CONSTRAINT a CHECK (b > 0) NOT VALID');
    const each = inTransaction(
      'ALTER TABLE forum.reports DROP CONSTRAINT a',
      'ALTER TABLE forum.reports ADD CONSTRAINT a CHECK (b IN (1, 2)) NOT VALID',
    );

    expect(await findCombinedConstraints([both, each], ['forum'])).toEqual([expect.stringMatching(/added by itself/)]);
    expect(await findCombinedConstraints([both], ['mentorship'])).toEqual([]);
  });

  it.each<[string, MigrationClass[]]>([
    [
      'a new table with its indexes and constraints',
      [
        inTransaction(
          `CREATE TABLE forum.posts (id integer PRIMARY KEY, title text CHECK (title <> ';'));
           CREATE INDEX posts_title ON forum.posts (title);
           ALTER TABLE forum.posts ADD CONSTRAINT posts_short CHECK (char_length(title) < 9)`,
        ),
      ],
    ],
    ['a new column without a constraint', [inTransaction("ALTER TABLE forum.reports ADD seen text DEFAULT 'no'")]],
    [
      'an index that is built concurrently',
      [
        without(
          'DROP INDEX CONCURRENTLY IF EXISTS forum.reports_note',
          'CREATE INDEX CONCURRENTLY reports_note ON forum.reports (note)',
        ),
      ],
    ],
    [
      'a constraint that is validated later, and what follows from it',
      [
        inTransaction('ALTER TABLE forum.reports ADD CONSTRAINT reports_noted CHECK (note IS NOT NULL) NOT VALID'),
        createMigration('Planted2', ['ALTER TABLE forum.reports VALIDATE CONSTRAINT reports_noted'], false),
        createMigration('Planted3', [
          'ALTER TABLE forum.reports ALTER note SET NOT NULL, DROP CONSTRAINT reports_noted',
        ]),
      ],
    ],
  ])('allow %s', async (_, migrations) => {
    expect(await findBlockingStatements(migrations)).toEqual([]);
  });

  it.each<[string, MigrationClass[], RegExp]>([
    [
      'an index on a table that exists',
      [inTransaction('CREATE INDEX reports_note ON forum.reports (note)')],
      /created CONCURRENTLY: reports_note/,
    ],
    [
      'a unique index on a table that exists, among other statements',
      [inTransaction('CREATE TABLE forum.posts (id int); CREATE UNIQUE INDEX reports_note ON forum.reports (note)')],
      /created CONCURRENTLY: reports_note/,
    ],
    [
      'one that is built concurrently within a transaction',
      [inTransaction('CREATE INDEX CONCURRENTLY reports_note ON forum.reports (note)')],
      /transaction = false/,
    ],
    [
      'one that is built together with another statement',
      [without('DROP INDEX CONCURRENTLY IF EXISTS reports_note; CREATE INDEX CONCURRENTLY reports_note ON f.r (note)')],
      /a statement of its own/,
    ],
    [
      'one that cannot be built again after a failure',
      [without('CREATE INDEX CONCURRENTLY reports_note ON forum.reports (note)')],
      /comes first/,
    ],
    [
      'a constraint that reads the whole table',
      [inTransaction('ALTER TABLE forum.reports DROP CONSTRAINT a, ADD CONSTRAINT b CHECK (note IN (1, 2))')],
      /added NOT VALID, or USING INDEX: b/,
    ],
    [
      'a unique constraint that builds its index',
      [inTransaction('ALTER TABLE forum.reports ADD CONSTRAINT b UNIQUE (note, id)')],
      /added NOT VALID, or USING INDEX: b/,
    ],
    [
      'a new column with a constraint',
      [inTransaction('ALTER TABLE forum.reports ADD COLUMN seen text CHECK (seen <> note)')],
      /by itself, NOT VALID: seen/,
    ],
    [
      'a column that must be there from now on',
      [inTransaction('ALTER TABLE forum.reports ALTER COLUMN note SET NOT NULL')],
      /SET NOT NULL/,
    ],
    [
      'a constraint that nothing validates',
      [inTransaction('ALTER TABLE forum.reports ADD CONSTRAINT b CHECK (note IS NOT NULL) NOT VALID')],
      /nothing validates forum.reports.b/,
    ],
    [
      'a constraint that is validated under the lock of adding it',
      [
        inTransaction(
          'ALTER TABLE forum.reports ADD CONSTRAINT b CHECK (note IS NOT NULL) NOT VALID',
          'ALTER TABLE forum.reports VALIDATE CONSTRAINT b',
        ),
      ],
      /a migration of its own/,
    ],
    [
      'a strong lock that may be waited for long',
      [without('ALTER TABLE forum.reports ADD seen text')],
      /without a transaction, only/,
    ],
  ])('catch %s', async (_, migrations, sentence) => {
    expect(await findBlockingStatements(migrations)).toEqual([expect.stringMatching(sentence)]);
  });
});
