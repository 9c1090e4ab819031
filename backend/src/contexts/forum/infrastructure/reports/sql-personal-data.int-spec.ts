import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { SqlPersonalData } from './sql-personal-data';

describe("exporting a user's reports", () => {
  it('contains only reports that the user made, oldest first', async () => {
    const db = await freshDatabase();
    await db.query(
      `INSERT INTO forum.reports (id, reporter_id, target_type, target_id, reason, created_at)
       OVERRIDING SYSTEM VALUE
       VALUES (3, 7, 'review', 3, 'spam', now()), (2, 7, 'user', 8, 'abuse', now()), (1, 8, 'user', 7, 'abuse', now())`,
    );
    const { reports } = await new SqlPersonalData(unitOfWorkOn(db)).export(7);
    expect(reports).toMatchObject([
      { id: 2, target_type: 'user', target_id: 8 },
      { id: 3, target_type: 'review', target_id: 3 },
    ]);
  });
});

describe("erasing a user's reports", () => {
  it('keeps their reports without a reporter, even several about one target, and deletes reports about them', async () => {
    const db = await freshDatabase();
    await db.query(`
      INSERT INTO forum.reports (reporter_id, target_type, target_id, reason, created_at)
      VALUES (7, 'review', 1, 'spam', now()), (8, 'review', 1, 'abuse', now()), (9, 'review', 1, 'false', now()),
        (9, 'user', 7, 'abuse', now()), (9, 'review', 7, 'spam', now())`);

    await new SqlPersonalData(unitOfWorkOn(db)).erase(7);
    await new SqlPersonalData(unitOfWorkOn(db)).erase(8);

    expect(await db.query('SELECT reporter_id, reason FROM forum.reports ORDER BY id')).toEqual([
      { reporter_id: null, reason: 'spam' },
      { reporter_id: null, reason: 'abuse' },
      { reporter_id: 9, reason: 'false' },
      { reporter_id: 9, reason: 'spam' },
    ]);
  });

  it('anonymizes their messages in reported conversations until the case no longer needs them', async () => {
    const db = await freshDatabase();
    await db.query(`
      INSERT INTO forum.moderation_cases (id, target_type, target_id, subject_id, status, outcome, is_urgent, reasons,
        report_count, first_reported_at, last_reported_at, closed_at, claimed_by, is_content_hidden, version)
      OVERRIDING SYSTEM VALUE VALUES
        (1, 'message', 1, 7, 'open', NULL, false, '{spam}', 1, now(), now(), NULL, NULL, false, 1),
        (2, 'message', 2, 7, 'closed', 'warned', false, '{spam}', 1, now(), now(), now() - interval '2 years', NULL, false, 1),
        (3, 'message', 3, 7, 'closed', 'warned', false, '{spam}', 1, now(), now(), now() - interval '100 days', NULL, false, 1),
        (4, 'user', 7, 7, 'open', NULL, false, '{spam}', 1, now(), now(), NULL, NULL, false, 1),
        (5, 'review', 9, 8, 'claimed', NULL, false, '{spam}', 1, now(), now(), NULL, 7, false, 1);
      INSERT INTO forum.reports (id, reporter_id, target_type, target_id, reason, created_at)
      OVERRIDING SYSTEM VALUE SELECT n, 9, 'message', n, 'spam', now() FROM generate_series(1, 3) AS n;
      INSERT INTO forum.moderation_copies (report_id, message_id, sender_id, content, sent_at, is_reported)
      SELECT n, n, 7, 'Words of ' || n, now(), true FROM generate_series(1, 3) AS n
      UNION ALL SELECT 2, 9, 9, 'Of the reporter', now(), false;
      INSERT INTO forum.moderation_history (case_id, at, operator_id, action) VALUES (5, now(), 7, 'claim')`);
    await new SqlPersonalData(unitOfWorkOn(db)).erase(7);

    const copies = 'SELECT report_id, sender_id, purge_after_days AS days FROM forum.moderation_copies ORDER BY id';
    expect(await db.query(copies)).toEqual([
      { report_id: 1, sender_id: null, days: 90 },
      { report_id: 3, sender_id: null, days: 365 },
      { report_id: 2, sender_id: 9, days: null },
    ]);
    expect(await db.query('SELECT id, subject_id, status, claimed_by FROM forum.moderation_cases ORDER BY id')).toEqual(
      [
        { id: 1, subject_id: null, status: 'open', claimed_by: null },
        { id: 2, subject_id: null, status: 'closed', claimed_by: null },
        { id: 3, subject_id: null, status: 'closed', claimed_by: null },
        { id: 5, subject_id: 8, status: 'open', claimed_by: null },
      ],
    );
    expect(await db.query('SELECT operator_id FROM forum.moderation_history')).toEqual([{ operator_id: null }]);
  });
});
