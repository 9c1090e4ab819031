import { startApp, type TestApp } from '../../test/support/app';
import {
  columnsOf,
  columnsThatNamePeople,
  fill,
  type FilledRow,
  dropConstraints,
} from '../../test/support/rows-about-people';
import { PersonalDataRegistry } from '../shared/application/personal-data';

const robin = 900_001;
const kim = 900_002;

/** Users can't see who has blocked or reported them, nor what was written to them but never sent. */
const UNEXPORTED_COLUMNS = [
  'mentorship.blocks.blocked_id',
  'mentorship.request_drafts.to_user_id',
  'forum.moderation_cases.subject_id',
  'forum.moderation_copies.sender_id',
];

let app: TestApp;
let registry: PersonalDataRegistry;
let places: string[];
const rows: FilledRow[] = [];

async function exportText(userId: number): Promise<string> {
  const parts: string[] = [];
  for (const part of registry.parts) parts.push(JSON.stringify(await registry.export(part, userId)));
  return parts.join('\n');
}

/** Returns the columns whose rows leave no trace in the exported text. */
const findMissingColumns = (text: string, userId: number): string[] =>
  rows
    .filter(({ where }) => !UNEXPORTED_COLUMNS.includes(where))
    .filter(({ personId, traces }) => personId === userId && !traces.some((trace) => text.includes(trace)))
    .map(({ where }) => where);

describe('the personal data of a user', () => {
  beforeAll(async () => {
    app = await startApp();
    registry = app.app.get(PersonalDataRegistry, { strict: false });
    await dropConstraints(app.db);
    const columns = await columnsOf(app.db);
    places = columnsThatNamePeople(columns);
    for (const where of places) {
      rows.push(await fill(app.db, columns, where, { personId: robin, otherId: kim }));
      rows.push(await fill(app.db, columns, where, { personId: kim, otherId: kim }));
    }
  });

  it('is checked for every table with a column that names a person', () => {
    expect(places).toEqual(
      expect.arrayContaining([
        'identity.users.id',
        'identity.sessions.user_id',
        'identity.familiar_networks.username',
        'identity.audit_log.user_id',
        'colleges.reviews.author_id',
        'colleges.reviews.reply_by',
        'colleges.student_inquiries.student_id',
        'forum.reports.reporter_id',
        'admin_analytics.college_interactions.user_id',
      ]),
    );
  });

  it('is exported from each of these tables', async () => {
    expect(findMissingColumns(await exportText(robin), robin)).toEqual([]);
  });

  it('contains nothing about other people', async () => {
    const text = await exportText(robin);
    const others = rows.filter(({ personId }) => personId === kim);
    expect(others.filter(({ traces }) => traces.some((trace) => text.includes(trace)))).toEqual([]);
    expect(text).not.toContain(String(kim));
  });

  it('never contains credentials', async () => {
    const text = await exportText(robin);
    const secrets = rows.flatMap((row) => row.secrets);
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('is reported as missing when a new table is not exported', async () => {
    await app.db.query('CREATE TABLE forum.new_things (id integer PRIMARY KEY, written_by integer, title text)');
    const columns = await columnsOf(app.db);
    const where = 'forum.new_things.written_by';
    expect(columnsThatNamePeople(columns)).toContain(where);
    rows.push(await fill(app.db, columns, where, { personId: robin, otherId: kim }));
    expect(findMissingColumns(await exportText(robin), robin)).toEqual([where]);
  });
});
