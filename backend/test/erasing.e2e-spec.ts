import { EraseDueAccounts } from '../src/contexts/identity/application/account-closing/erase-accounts';
import { PASSWORD, registered, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { columnsThatNamePeople, columnsWith, tablesThatMention } from './support/personal-data-in-tables';
import { TEXT, postReview } from './support/reviews';

const COLLEGE = 1;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // IDs this large are found wherever they are stored, because no other number is as large.
  await app.db.query(`SELECT setval('identity.users_id_seq', 987654300, false)`);
});

const close = ({ browser }: Pick<TestUser, 'browser'>, written: 'keep' | 'remove' = 'keep') =>
  browser.post('/api/account/delete').send({ password: PASSWORD, written });

async function endClosingPeriod(): Promise<void> {
  await app.db.query(`
    UPDATE identity.users SET closing_at = (SELECT closing_at - interval '14 days'), delete_after = (SELECT delete_after - interval '14 days')
    WHERE delete_after IS NOT NULL`);
  await app.app.get(EraseDueAccounts, { strict: false }).execute();
}

/** Creates a user with rows wherever the database can store their ID. */
async function everywhere(username: string): Promise<TestUser> {
  // Citus can't evaluate functions such as now() while it copies rows within a shard group.
  const now = new Date().toISOString();
  const deletedAt = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString();
  const someone = await administratorOf(app, username, COLLEGE);
  const { id, browser } = someone;
  await browser.post('/api/2fa/setup').send({ password: PASSWORD }).expect(200);
  await browser.post('/api/data-export').send({ password: PASSWORD }).expect(202);
  await app.db.query(`
    INSERT INTO identity.pending_second_factors (secret_hash, user_id, password_set_at, opened_at, ends_at, tries_left)
      VALUES (decode(repeat('ab', 32), 'hex'), ${id}, now(), now(), now() + '1 hour', 5);
    INSERT INTO identity.access_tokens (owner_id, name, scopes, key_hash, hint, created_at, expires_at)
      VALUES (${id}, 'Nightly job', '{me:read}', decode(md5('token ${id}'), 'hex'), 'ab12', now(), now() + interval '30 days');
    INSERT INTO identity.email_tokens (secret_hash, user_id, email, purpose, expires_at)
      VALUES (decode(repeat('ab', 32), 'hex'), ${id}, '${username}@example.org', 'reset-password', now() + '1 hour');
    INSERT INTO identity.external_attempts (state_hash, browser_hash, provider, purpose, role, user_id, expires_at)
      VALUES (decode(repeat('ab', 32), 'hex'), decode(repeat('ab', 32), 'hex'), 'google', 'connect', 'student', ${id},
              now() + '1 hour');
    INSERT INTO identity.external_identities (user_id, provider, issuer, subject, linked_at)
      VALUES (${id}, 'google', 'https://provider.example', '${username}', now());
    INSERT INTO identity.pictures (user_id, key, bytes) VALUES (${id}, repeat('ab', 16), '\\xab');
    INSERT INTO identity.familiar_networks VALUES ('${username}', '203.0.113.0/24', now());
    INSERT INTO identity.pending_registrations
        (secret_hash, provider, issuer, subject, email, is_email_verified, role, expires_at)
      VALUES (decode(repeat('ab', 32), 'hex'), 'google', 'https://provider.example', 'another', '${username}@example.org',
              true, 'student', now() + '1 hour');
    INSERT INTO mentorship.student_profiles (user_id, profile_visibility) VALUES (${id}, 'public');
    INSERT INTO mentorship.alumni_profiles (user_id, is_willing_to_mentor, max_mentees, availability_status,
                                            is_profile_visible, allow_student_connections)
      VALUES (${id}, true, 3, 'available', false, true);
    INSERT INTO mentorship.onboarding_progress (user_id, role, completed_steps) VALUES (${id}, 'student', '{}');
    INSERT INTO mentorship.finder_entries (user_id, is_listed, is_visible, college, major, is_willing, is_available,
                                           max_mentees, shown)
      VALUES (${id}, false, false, '', '', false, false, 3, 0);
    INSERT INTO mentorship.finder_showings VALUES (${id}, 1);
    INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
      VALUES (${id}, 1, ${id}, 'connected', 'Hello', now(), now()), (2, ${id}, NULL, 'declined', 'Hello', now(), now());
    INSERT INTO mentorship.reply_records VALUES (${id}, 1, now(), ${COLLEGE}), (1, ${id}, now(), ${COLLEGE});
    INSERT INTO mentorship.blocks VALUES (${id}, 1, now()), (1, ${id}, now());
    INSERT INTO mentorship.request_drafts VALUES (${id}, 1, 'Hello', now()), (1, ${id}, 'Hello', now());
    INSERT INTO mentorship.alumni_alerts VALUES (${id}, ${COLLEGE}, now());
    INSERT INTO mentorship.answerers VALUES (${id}, now());
    INSERT INTO mentorship.answerer_keys VALUES (${id}, 'college:${COLLEGE}', now());
    INSERT INTO mentorship.wait_list VALUES (${id}, 1, now()), (1, ${id}, now());
    INSERT INTO mentorship.recommendations (student_id, mentor_id, status, match_score, match_reasons, created_at,
                                            expires_at)
      VALUES (${id}, 1, 'pending', 50, '[]', now(), now() + '1 day'),
             (1, ${id}, 'pending', 50, '[]', now(), now() + '1 day');
    INSERT INTO mentorship.matches (student_id, mentor_id, status, start_date)
      VALUES (${id}, 1, 'active', now()), (1, ${id}, 'active', now());
    INSERT INTO mentorship.score_keys (mentor_id, major, college, considered, industries, is_available, words)
      VALUES (${id}, '', '', '{}', '{}', false, repeat('0', 256)::bit(256));
    INSERT INTO mentorship.sharing_preferences VALUES (${id}, true, true, now());
    INSERT INTO messaging.presences VALUES (${id}, now(), now());
    INSERT INTO mentorship.time_zones VALUES (${id}, 'America/Chicago', now());
    INSERT INTO mentorship.availabilities VALUES (${id}, 30, 24, '[]', '{}');
    INSERT INTO mentorship.calendar_feeds VALUES (${id}, decode(repeat('ab', 32), 'hex'), now());
    INSERT INTO mentorship.calendar_imports VALUES (${id}, '\\x00', now(), now(), NULL, 0, now());
    INSERT INTO mentorship.imported_busy_periods VALUES (${id}, now(), now() + '1 hour');
    INSERT INTO mentorship.minutes_given VALUES (${id}, 30, '2027-03-01', now(), false);
    INSERT INTO mentorship.minutes_charges VALUES (${id}, 'request', 1, '2027-03-01', 5, 1, now(), NULL);
    INSERT INTO mentorship.meetings (host_id, attendee_id, title, start_time, end_time, status, sequence, room,
                                     is_invitation, created_at, updated_at)
      VALUES (${id}, 1, 'First steps', now(), now() + '1 hour', 'pending', 0, 'room', true, now(), now()),
             (1, ${id}, 'First steps', now(), now() + '1 hour', 'pending', 0, 'room', true, now(), now());
    INSERT INTO mentorship.meeting_participants (meeting_id, user_id, starts_at, ends_at)
      SELECT id, ${id}, start_time, end_time FROM mentorship.meetings LIMIT 1;
    INSERT INTO mentorship.meeting_notes SELECT id, 'Agenda', 'Notes', 1, ${id}, '${now}' FROM mentorship.meetings;
    INSERT INTO mentorship.meeting_action_items (meeting_id, position, text, owner_id, is_done)
      SELECT id, 0, 'Write a letter', ${id}, false FROM mentorship.meetings;
    INSERT INTO mentorship.meeting_private_notes SELECT id, ${id}, 'For me' FROM mentorship.meetings;
    INSERT INTO mentorship.meeting_outcomes SELECT id, ${id}, 'happened', '${now}' FROM mentorship.meetings;
    INSERT INTO mentorship.meeting_check_ins
      SELECT id, ${id}, '${now}', '${now}', '${now}', true, 'yes', 'Write a letter', true FROM mentorship.meetings;
    INSERT INTO mentorship.mentoring_relationships VALUES (${id}, 1, 'Choose a college', now(), ${id}, now(), NULL),
      (1, ${id}, NULL, NULL, NULL, NULL, NULL);
    INSERT INTO mentorship.thanks (student_id, alum_id, text, may_publish, signature, alum_answer,
                                   is_hidden_by_moderators, written_at, published_at)
      VALUES (${id}, 1, 'Thank you', true, 'first-name', 'published', false, now(), now()),
             (1, ${id}, 'Thank you', false, 'student', NULL, false, now(), NULL);
    INSERT INTO mentorship.meeting_reminders SELECT id, ${id}, 'day', 0, '${now}' FROM mentorship.meetings;
    INSERT INTO mentorship.group_hours (id, host_id, topic, places, start_time, end_time, room, status, sequence,
      created_at, updated_at)
      VALUES (1, ${id}, 'Life in the dorms', 8, now() + interval '9 days', now() + interval '10 days', 'room-g', 'open', 0,
        '${now}', '${now}'),
        (2, 990001, 'Another one', 8, now() - interval '10 days', now() - interval '9 days', 'room-h', 'open', 0,
        '${now}', '${now}');
    INSERT INTO mentorship.group_hour_guests SELECT id, ${id}, '${now}', 'Is it loud?' FROM mentorship.group_hours WHERE id = 2;
    INSERT INTO mentorship.group_hour_times (group_hour_id, user_id, starts_at, ends_at)
      SELECT id, ${id}, start_time, end_time FROM mentorship.group_hours;
    INSERT INTO mentorship.group_hour_reminders SELECT id, ${id}, 'day', '${now}' FROM mentorship.group_hours;
    INSERT INTO colleges.reviews (college_id, author_id, content, rating, is_sample, created_at)
      VALUES (${COLLEGE}, ${id}, '${TEXT}', 4, false, now());
    INSERT INTO colleges.saved_colleges VALUES (${id}, ${COLLEGE}, now(), 'applied', '2027-01-15', 'Ask ${username}');
    INSERT INTO colleges.student_inquiries (student_id, college_id, day, created_at)
      VALUES (${id}, ${COLLEGE}, (now() AT TIME ZONE 'UTC')::date, now());
    INSERT INTO colleges.review_upvotes (review_id, user_id) SELECT id, ${id} FROM colleges.reviews;
    UPDATE colleges.reviews SET upvotes = 1, reply_content = 'Thank you.', reply_by = ${id}, replied_at = now();
    INSERT INTO colleges.events (college_id, created_by, title, location, starts_at, ends_at, time_zone, status,
                                 is_sample, sequence, created_at, published_at, changed_at)
      VALUES (${COLLEGE}, ${id}, 'Open house', 'Main hall', now() + '1 day', now() + '2 days', 'UTC', 'published', false, 0,
              now(), now(), now());
    INSERT INTO colleges.event_rsvps SELECT id, ${id} FROM colleges.events LIMIT 1;
    INSERT INTO colleges.college_history (college_id, field, source, new_value, changed_at, changed_by)
      VALUES (${COLLEGE}, 'website', 'college', '"https://example.org"', now(), ${id});
    INSERT INTO forum.reports (reporter_id, target_type, target_id, reason, created_at)
      VALUES (${id}, 'review', 1, 'spam', now()), (1, 'user', ${id}, 'abuse', now()),
             (1, 'message', 700000 + ${id}, 'spam', now());
    INSERT INTO forum.forum_posts (author_id, author_role, is_anonymous, title, content, tags, tag_keys, created_at,
                                   last_activity_at, search)
      VALUES (${id}, 'alumni', true, 'A title', 'A text that is long enough.', '{}', '{}', now(), now(), '');
    INSERT INTO forum.forum_replies (post_id, author_id, author_role, is_anonymous, content, created_at)
      SELECT id, ${id}, 'alumni', false, 'A reply.', '${now}' FROM forum.forum_posts WHERE author_id = ${id};
    INSERT INTO forum.forum_edits (post_id, title, content, tags, until)
      SELECT id, 'Earlier ${username}', 'Earlier ${username}', '{}', '${now}' FROM forum.forum_posts WHERE author_id = ${id};
    INSERT INTO forum.forum_saves SELECT ${id}, id, '${now}' FROM forum.forum_posts;
    INSERT INTO forum.forum_subscriptions SELECT ${id}, id, true FROM forum.forum_posts;
    INSERT INTO forum.forum_views SELECT ${id}, id, '${now}', true FROM forum.forum_posts;
    INSERT INTO forum.forum_visits VALUES (${id}, now());
    INSERT INTO forum.shared_answers (asker_id, answerer_id, is_proposed_by_asker, status, title, question, answer, college_id,
                                      tags, has_asker_agreed, has_answerer_agreed, version, created_at, changed_at)
      VALUES (${id}, 1, true, 'proposed', 'Of ${username}', 'Why?', 'So.', ${COLLEGE}, '{}', true, false, 1, now(), now()),
             (1, ${id}, false, 'proposed', 'Of ${username}', 'Why?', 'So.', ${COLLEGE}, '{}', false, true, 1, now(), now());
    INSERT INTO forum.open_questions (asker_id, college_id, text, is_anonymous, status, taken_by, taken_at, is_accepted,
                                      created_at, changed_at)
      VALUES (${id}, ${COLLEGE}, 'Of ${username}', true, 'waiting', NULL, NULL, false, now(), now()),
             (1, ${COLLEGE}, 'Of another', true, 'taken', ${id}, now(), false, now(), now());
    INSERT INTO forum.open_question_askers SELECT id, ${id}, 'Of ${username}', '${now}' FROM forum.open_questions
      WHERE text = 'Of another';
    INSERT INTO forum.open_question_offers SELECT id, ${id}, 'college', '${now}', '${now}', 'open'
      FROM forum.open_questions WHERE text = 'Of another';
    INSERT INTO forum.open_question_answers (question_id, alum_id, text, answered_at, has_asker_consented, has_alum_consented)
      SELECT id, ${id}, 'Of ${username}', '${now}', false, false FROM forum.open_questions WHERE text = 'Of another';
    INSERT INTO mentorship.asked_questions VALUES (${id}, 700000 + ${id}, now(), true);
    INSERT INTO identity.operators VALUES (${id}, now(), 'Help desk');
    INSERT INTO identity.affiliations (user_id, college_id, kind, since) VALUES (${id}, ${COLLEGE}, 'alum', now())
      ON CONFLICT DO NOTHING;
    INSERT INTO identity.profile_summaries (user_id, role, hidden_from, has_studies)
      VALUES (${id}, 'student', 'everyone', false) ON CONFLICT DO NOTHING;
    INSERT INTO forum.moderation_cases (target_type, target_id, status, claimed_by, is_urgent, reasons, report_count,
                                        first_reported_at, last_reported_at, is_content_hidden, version)
      VALUES ('message', 700000 + ${id}, 'claimed', ${id}, false, '{spam}', 1, now(), now(), false, 1);
    INSERT INTO forum.moderation_copies (report_id, message_id, sender_id, content, sent_at, is_reported)
      SELECT id, 1, ${id}, 'Hello.', '${now}', true FROM forum.reports
      WHERE target_type = 'message' AND target_id = 700000 + ${id};
    INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
      VALUES (${id}, 1, 'Hello.', false, false, now()), (1, ${id}, 'Hello.', false, false, now());
    INSERT INTO messaging.conversations
      VALUES (${id}, 1, 1, now(), true, 'Hello.', false, 0, false, false),
             (1, ${id}, 1, now(), false, 'Hello.', false, 1, false, false);
    INSERT INTO messaging.stream_cursors VALUES (${id}, 1)
      ON CONFLICT (user_id) DO UPDATE SET last_id = stream_cursors.last_id + 1;
    INSERT INTO messaging.stream_events (user_id, id, type, data, created_at)
      SELECT user_id, last_id, 'conversation.read', '{"userId": 1}', '${now}' FROM messaging.stream_cursors WHERE user_id = ${id};
    INSERT INTO messaging.notifications (user_id, kind, subject, actor_id, data, event_id, created_at)
      VALUES (${id}, 'request', 'connection:1', 1, '{"what": "received"}', 'of-${username}', now()),
             (1, 'request', 'connection:1', ${id}, '{"what": "received"}', 'to-${username}', now());
    INSERT INTO messaging.notification_settings VALUES (${id}, '{"request": {"push": false}}', true);
    INSERT INTO messaging.outgoing_mails (user_id, topics, is_digest, queued_at) VALUES (${id}, '[]', true, now());
    INSERT INTO messaging.push_subscriptions
      VALUES ('https://push.example/${username}', ${id}, 'key', 'secret', 'session', now());
    INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, occurred_at)
      VALUES ('of-${username}', ${COLLEGE}, ${id}, 'view', now());
    INSERT INTO admin_analytics.study_confirmations (college_id, user_id, asked_at) VALUES (1, ${id}, now());
    INSERT INTO admin_analytics.webhook_deliveries
      (webhook_id, message_id, type, data, user_id, occurred_at, created_at, status, attempts)
      VALUES (1, 'msg_' || ${id}, 'claim.created', '{"collegeId": 1}', ${id}, now(), now(), 'delivered', 1);
    INSERT INTO admin_analytics.alumni_imports (college_id, imported_by, file_name, status, started_at)
      VALUES (${COLLEGE}, ${id}, 'alumni.csv', 'completed', now());
    INSERT INTO admin_analytics.imported_alumni (college_id, import_id, email, first_name, last_name, graduation_year,
                                                 major, imported_at, purge_at, claimed_by, claimed_at)
      SELECT college_id, id, 'of.${username}@example.org', 'Of', '${username}', 2018, 'History', now(), now(), ${id}, now()
      FROM admin_analytics.alumni_imports WHERE imported_by = ${id};
    INSERT INTO admin_analytics.ended_affiliations (id, college_id, import_id, email, first_name, last_name,
                                                    graduation_year, major, imported_at, purge_at, claimed_by, claimed_at,
                                                    shares_activity, ended_at, delete_at)
      SELECT ${id}, college_id, id, 'ended.${username}@example.org', 'Of', '${username}', 2018, 'History', '${now}',
             '${now}', ${id}, '${now}', false, '${now}', '${deletedAt}'
      FROM admin_analytics.alumni_imports WHERE imported_by = ${id};
    INSERT INTO admin_analytics.verification_codes (user_id, college_id, email, expires_at)
      VALUES (${id}, ${COLLEGE}, '${username}@example.edu', now());
    INSERT INTO admin_analytics.administrator_invitations (college_id, email, invited_by, invited_at, expires_at)
      VALUES (${COLLEGE}, 'colleague@example.edu', ${id}, now(), now());
    INSERT INTO admin_analytics.college_consents (student_id, college_id, level, granted_at)
      VALUES (${id}, ${COLLEGE}, 'messages', now());
    INSERT INTO admin_analytics.uncounted_students VALUES (${id}, now());
    INSERT INTO admin_analytics.support_requests (user_id, subject, message, created_at)
      VALUES (${id}, 'Import', 'Our list is longer.', now());
    INSERT INTO admin_analytics.broadcasts (college_id, subject, content, status, created_by, created_at, decided_by)
      VALUES (${COLLEGE}, 'Open day', 'Visit us.', 'sent', ${id}, now(), ${id});
    INSERT INTO admin_analytics.broadcast_deliveries (student_id, broadcast_id, delivered_at)
      SELECT student, id, '${now}' FROM admin_analytics.broadcasts, unnest(ARRAY[${id}, 700000 + ${id}]) AS student
      WHERE created_by = ${id};
    INSERT INTO admin_analytics.broadcast_answers
        (broadcast_id, student_id, written_by, is_by_college, content, created_at)
      SELECT broadcast_id, student_id, ${id}, true, 'Yes.', '${now}' FROM admin_analytics.broadcast_deliveries
      WHERE student_id IN (${id}, 700000 + ${id})`);
  return someone;
}

describe('an account that was closed fourteen days ago', () => {
  let gone: TestUser;
  let heir: TestUser;
  let columns: string[];
  beforeAll(async () => {
    await postReview(await student(app, 'somebody.else'), { content: 'What someone else wrote.' }).expect(201);
    gone = await everywhere('zyxleaver');
    heir = await administratorOf(app, 'heir', COLLEGE);
    await administratorOf(app, 'later.heir', COLLEGE);
    columns = await columnsThatNamePeople(app.db);
  });

  it('had filled every column that can name a user', async () => {
    // A new column has to be filled above; otherwise this test cannot show that it is emptied.
    expect(await columnsWith(app.db, columns, gone.id)).toEqual(columns);
  });

  it('is not erased before that', async () => {
    const kept = () => app.db.query('SELECT key FROM platform.idempotency_keys WHERE scope = $1', [`user:${gone.id}`]);
    const keep = (key: string) =>
      app.db.query(
        `INSERT INTO platform.idempotency_keys (scope, key, request_hash, status, body)
         VALUES ($1, $2, 'hash', 201, '{"content":"What was written."}')`,
        [`user:${gone.id}`, key],
      );
    await keep('before-closing');
    await close(gone).expect(200);
    expect(await kept()).toEqual([]);
    await keep('after-closing');
    await app.app.get(EraseDueAccounts, { strict: false }).execute();
    expect(await columnsWith(app.db, columns, gone.id)).toContain('colleges.reviews.author_id');
  });

  it('is no longer found anywhere by ID, name or address', async () => {
    await endClosingPeriod();
    expect(await app.db.query(`SELECT FROM platform.idempotency_keys WHERE scope = 'user:${gone.id}'`)).toEqual([]);
    expect(await columnsWith(app.db, columns, gone.id)).toEqual([]);
    expect(await tablesThatMention(app.db, String(gone.id))).toEqual([]);
    expect(await tablesThatMention(app.db, 'zyxleaver')).toEqual([]);
  });

  it('is only an ID in the audit log, without network and browser', async () => {
    const rows = await app.db.query<{ action: string }[]>(
      'SELECT * FROM identity.audit_log WHERE user_id = $1 ORDER BY id',
      [gone.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['registered', 'account-closing-asked']));
    expect(rows.at(-1)).toMatchObject({ action: 'account-erased' });
    for (const row of rows) expect(row).toMatchObject({ network: null, device: null, request_id: null, detail: null });
    const blur = app.db.query('UPDATE identity.audit_log SET network = NULL WHERE user_id = $1', [heir.id]);
    await expect(blur).rejects.toThrow(/append-only/);
  });

  it('leaves the main role to the longest-serving administrator of the college', async () => {
    const main = await app.db.query<object[]>(
      'SELECT user_id FROM admin_analytics.college_administrators WHERE is_main AND college_id = $1',
      [COLLEGE],
    );
    expect(main).toEqual([{ user_id: heir.id }]);
  });

  it('leaves reviews, replies and events visible', async () => {
    const reviews = await app.browser().get(`/api/reviews?collegeId=${COLLEGE}`).expect(200);
    expect(reviews.body).toContainEqual(
      expect.objectContaining({ content: TEXT, authorId: null, authorName: 'Deleted user', mine: false }),
    );
    const answered = (reviews.body as { reply: object | null }[]).filter(({ reply }) => reply !== null);
    expect(answered.length).toBeGreaterThan(0);
    const events = await app.browser().get(`/api/events?collegeId=${COLLEGE}`).expect(200);
    expect(events.body).toContainEqual(expect.objectContaining({ title: 'Open house', mine: false, rsvpCount: 0 }));
    const [{ id }] = await app.db.query<[{ id: number }]>('SELECT id FROM colleges.reviews WHERE author_id IS NULL');
    const reader = await student(app, 'critical.reader');
    await reader.browser.put(`/api/reviews/${id}/upvote`).expect(200);
    await reader.browser.post('/api/reports').send({ targetType: 'review', targetId: id, reason: 'false' }).expect(201);
    await heir.browser.post(`/api/reviews/${id}/reply`).send({ content: 'We are glad.' });
  });

  it('frees the username and the address', async () => {
    await registered(app, studentForm('zyxleaver'));
  });
});

describe('an account that is closed during other requests', () => {
  const ROUNDS = 8;

  it('has no session afterward, and no rows once it is erased', async () => {
    const ids: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const someone = await student(app, `busy${round}`);
      ids.push(someone.id);
      const elsewhere = app.browser();
      const signIn = () => elsewhere.post('/api/login').send({ username: `busy${round}`, password: PASSWORD });
      await signIn().expect(200);
      const [closed] = await Promise.all([
        close(someone, round % 2 ? 'keep' : 'remove'),
        postReview({ id: someone.id, browser: elsewhere }),
        signIn(),
        app
          .browser()
          .post('/api/login')
          .send({ username: `busy${round}`, password: PASSWORD }),
        elsewhere.put(`/api/saved-colleges/${COLLEGE}`),
      ]);
      expect(closed.status).toBe(200);
      await elsewhere.get('/api/user').expect(401);
      await signIn().expect(401);
      expect(await app.db.query('SELECT 1 FROM identity.sessions WHERE user_id = $1', [someone.id])).toEqual([]);
    }
    await everythingHeard();
    await endClosingPeriod();
    const columns = await columnsThatNamePeople(app.db);
    for (const id of ids) expect(await columnsWith(app.db, columns, id)).toEqual([]);
  });

  /** Waits until earlier events are handled, as they would be long before the fourteen days are over. */
  const everythingHeard = () =>
    eventually(async () => {
      const [left] = await app.db.query<[{ events: number; jobs: number }]>(
        `SELECT (SELECT count(*) FROM platform.outbox WHERE handed_over_at IS NULL AND name = 'colleges.college-saved')::int AS events,
                (SELECT count(*) FROM jobs.job WHERE name LIKE 'store-that-%' AND state < 'completed')::int AS jobs`,
      );
      return left.events + left.jobs === 0;
    });
});
