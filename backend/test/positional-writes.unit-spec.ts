import { join } from 'node:path';
import { positionalWritesIn, sourcesIn } from './support/architecture/sources';
import { ROOT } from './support/architecture/planted-project';

/** Rows that are no aggregates, and statements that have to do more than write a row. */
const EXCEPTIONS: Record<string, string> = {
  'backend/src/shared/infrastructure/idempotency/idempotency-keys.ts': 'a stored response',
  'backend/src/contexts/mentorship/infrastructure/search-index/finder-entries.ts': 'columns derived for the search',
  'backend/src/contexts/admin-analytics/infrastructure/alumni-import/postgres-import-drafts.ts':
    'on the connection of the import, outside a unit of work',
  'backend/src/contexts/admin-analytics/infrastructure/study-confirmations/sql-study-confirmations.ts':
    'adds a person or claims an unclaimed one, without a race between the two',
  'backend/src/contexts/admin-analytics/infrastructure/webhooks/sql-webhook-deliveries.ts':
    'adds many deliveries at once, and none twice',
  'backend/src/contexts/admin-analytics/infrastructure/roster/sql-roster.ts':
    'the statement that writes the row also resets its invitation, or adds it to the import of the day',
};

const PLANTED = `
  const insert = 'INSERT INTO forum.posts (a, b, c, d, e) VALUES ($1, $2, $3, $4, $5)';
  const update = \`UPDATE forum.posts SET a = $1, b = $2, c = $3, d = $4 WHERE id = $5\`;
  const short = 'INSERT INTO forum.posts (a, b) VALUES ($1, $2)';
  const bulk = 'INSERT INTO forum.posts (a, b) SELECT one, $5 FROM unnest($1, $2, $3, $4) AS one';
`;

describe('SQL that writes a row from more than four positional values', () => {
  it('exists only where no aggregate is written', () => {
    const files = sourcesIn(join(ROOT, 'backend/src')).filter(({ code }) => positionalWritesIn(code).length > 0);
    const withoutMigrations = files.map(({ file }) => file).filter((file) => !file.includes('/migrations/'));

    expect(withoutMigrations.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it('is found in an insert and in an update', () => {
    expect(positionalWritesIn(PLANTED)).toHaveLength(2);
  });
});
