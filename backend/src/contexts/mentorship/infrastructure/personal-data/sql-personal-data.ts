import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonalData } from '../../application/personal-data/ports/personal-data';
import { lockUser } from '../profiles/user-locks';

// Selects whole rows, so that new columns are exported automatically. Leaves out blocks by others, and request drafts
// of others to the person.
const SELECT_PERSONAL_DATA = `
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(s) - 'user_id'), '[]')
       FROM mentorship.student_profiles s WHERE s.user_id = $1) AS "studentProfile",
    (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'user_id'), '[]')
       FROM mentorship.alumni_profiles a WHERE a.user_id = $1) AS "alumniProfile",
    (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'user_id' - 'college_words' - 'major_words'), '[]')
       FROM mentorship.finder_entries f WHERE f.user_id = $1) AS "finderEntry",
    (SELECT coalesce(jsonb_agg(to_jsonb(d) - 'user_id' - 'major_words'), '[]')
       FROM mentorship.people_directory d WHERE d.user_id = $1) AS "directoryEntry",
    (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'user_id'), '[]')
       FROM mentorship.finder_showings f WHERE f.user_id = $1) AS "finderShowings",
    (SELECT coalesce(jsonb_agg(to_jsonb(k) - 'mentor_id' - 'words'), '[]')
       FROM mentorship.score_keys k WHERE k.mentor_id = $1) AS "scoreKeys",
    (SELECT coalesce(jsonb_agg(to_jsonb(o) - 'user_id'), '[]')
       FROM mentorship.answerers o WHERE o.user_id = $1) AS "questionOffers",
    (SELECT coalesce(jsonb_agg(to_jsonb(k) - 'user_id' ORDER BY k.key), '[]')
       FROM mentorship.answerer_keys k WHERE k.user_id = $1) AS "questionKeys",
    (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'student_id' - 'mentor_id' ORDER BY r.id), '[]')
       FROM mentorship.recommendations r WHERE r.student_id = $1) AS recommendations,
    -- What the student made of it is the student's.
    (SELECT coalesce(jsonb_agg(jsonb_build_object('match_score', r.match_score, 'created_at', r.created_at,
              'expires_at', r.expires_at) ORDER BY r.id), '[]')
       FROM mentorship.recommendations r WHERE r.mentor_id = $1) AS "recommendedToStudents",
    -- What the other side says of the time together is theirs.
    (SELECT coalesce(jsonb_agg(CASE m.student_id WHEN $1
              THEN to_jsonb(m) - 'student_id' - 'mentor_id' - 'mentor_rating' - 'mentor_feedback'
              ELSE to_jsonb(m) - 'student_id' - 'mentor_id' - 'rating' - 'feedback' END ORDER BY m.id), '[]')
       FROM mentorship.matches m WHERE $1 IN (m.student_id, m.mentor_id)) AS matches,
    (SELECT coalesce(jsonb_agg(to_jsonb(o) - 'user_id' ORDER BY o.role), '[]')
       FROM mentorship.onboarding_progress o WHERE o.user_id = $1) AS onboarding,
    (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'from_user_id' - 'to_user_id' - 'mentor_id'
         || jsonb_build_object('asked_by_you', c.from_user_id = $1, 'takes_your_place', c.mentor_id IS NOT DISTINCT FROM $1)
         ORDER BY c.id), '[]')
       FROM mentorship.connections c WHERE $1 IN (c.from_user_id, c.to_user_id, c.mentor_id)) AS connections,
    (SELECT coalesce(jsonb_agg(to_jsonb(d) - 'user_id' - 'to_user_id' ORDER BY d.saved_at), '[]')
       FROM mentorship.request_drafts d WHERE d.user_id = $1) AS "requestDrafts",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('blocked_at', b.blocked_at) ORDER BY b.blocked_at), '[]')
       FROM mentorship.blocks b WHERE b.blocker_id = $1) AS blocks,
    (SELECT coalesce(jsonb_agg(to_jsonb(m) - 'host_id' - 'attendee_id' - 'room'
         || jsonb_build_object('hosted_by_you', m.host_id = $1) ORDER BY m.id), '[]')
       FROM mentorship.meetings m WHERE $1 IN (m.host_id, m.attendee_id)) AS meetings,
    (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'user_id' - 'during' ORDER BY p.meeting_id), '[]')
       FROM mentorship.meeting_participants p WHERE p.user_id = $1) AS "meetingTimes",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('joined_at', w.joined_at, 'for_you', w.mentor_id = $1)
         ORDER BY w.joined_at), '[]')
       FROM mentorship.wait_list w WHERE $1 IN (w.user_id, w.mentor_id)) AS "waitList",
    (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'user_id' ORDER BY a.created_at, a.college_id), '[]')
       FROM mentorship.alumni_alerts a WHERE a.user_id = $1) AS "alumniAlerts",
    (SELECT coalesce(jsonb_agg(to_jsonb(q) - 'user_id' ORDER BY q.question_id), '[]')
       FROM mentorship.asked_questions q WHERE q.user_id = $1) AS "askedQuestions",
    (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'user_id'), '[]')
       FROM mentorship.sharing_preferences p WHERE p.user_id = $1) AS "sharingPreferences",
    (SELECT coalesce(jsonb_agg(to_jsonb(z) - 'user_id'), '[]')
       FROM mentorship.time_zones z WHERE z.user_id = $1) AS "timeZone",
    (SELECT coalesce(jsonb_agg(to_jsonb(h) - 'user_id'), '[]')
       FROM mentorship.availabilities h WHERE h.user_id = $1) AS availability,
    (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'user_id' - 'token_hash'), '[]')
       FROM mentorship.calendar_feeds f WHERE f.user_id = $1) AS "calendarFeed",
    -- The address is a secret of another service.
    (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'user_id' - 'address'), '[]')
       FROM mentorship.calendar_imports c WHERE c.user_id = $1) AS "calendarImport",
    (SELECT coalesce(jsonb_agg(to_jsonb(b) - 'user_id' ORDER BY b.starts_at), '[]')
       FROM mentorship.imported_busy_periods b WHERE b.user_id = $1) AS "importedBusyTimes",
    (SELECT coalesce(jsonb_agg(to_jsonb(g) - 'user_id'), '[]')
       FROM mentorship.minutes_given g WHERE g.user_id = $1) AS "minutesGiven",
    -- Which connection, meeting or question it was is not the alum's alone.
    (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'user_id' - 'source_id' ORDER BY c.charged_at), '[]')
       FROM mentorship.minutes_charges c WHERE c.user_id = $1) AS "minutesCharges",
    -- Notes that both wrote belong to both, no matter who wrote last.
    (SELECT coalesce(jsonb_agg(to_jsonb(n) - 'edited_by'
         || jsonb_build_object('edited_by_you', n.edited_by IS NOT DISTINCT FROM $1) ORDER BY n.meeting_id), '[]')
       FROM mentorship.meeting_notes n WHERE n.edited_by = $1 OR n.meeting_id IN (
         SELECT m.id FROM mentorship.meetings m WHERE $1 IN (m.host_id, m.attendee_id))) AS "meetingNotes",
    (SELECT coalesce(jsonb_agg(to_jsonb(i) - 'owner_id'
         || jsonb_build_object('yours', i.owner_id IS NOT DISTINCT FROM $1) ORDER BY i.id), '[]')
       FROM mentorship.meeting_action_items i WHERE i.owner_id = $1 OR i.meeting_id IN (
         SELECT m.id FROM mentorship.meetings m WHERE $1 IN (m.host_id, m.attendee_id))) AS "actionItems",
    (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'user_id' ORDER BY p.meeting_id), '[]')
       FROM mentorship.meeting_private_notes p WHERE p.user_id = $1) AS "privateNotes",
    (SELECT coalesce(jsonb_agg(to_jsonb(o) - 'user_id' ORDER BY o.meeting_id), '[]')
       FROM mentorship.meeting_outcomes o WHERE o.user_id = $1) AS "meetingOutcomes",
    (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'user_id' ORDER BY c.meeting_id), '[]')
       FROM mentorship.meeting_check_ins c WHERE c.user_id = $1) AS "meetingCheckIns",
    -- Both know the goal, and who of the two proposed to finish.
    (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'student_id' - 'alum_id' - 'end_proposed_by'
         || jsonb_build_object('your_goal', r.student_id = $1, 'proposed_by_you', r.end_proposed_by IS NOT DISTINCT FROM $1)
         ORDER BY r.student_id, r.alum_id), '[]')
       FROM mentorship.mentoring_relationships r
       WHERE $1 IN (r.student_id, r.alum_id, r.end_proposed_by)) AS "mentoringRelationships",
    (SELECT coalesce(jsonb_agg(to_jsonb(t) - 'student_id' - 'alum_id'
         || jsonb_build_object('written_by_you', t.student_id = $1) ORDER BY t.id), '[]')
       FROM mentorship.thanks t WHERE $1 IN (t.student_id, t.alum_id)) AS thanks,
    (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'alum_id' - 'asker_id' - 'college_id'
         || jsonb_build_object('asked_by_you', a.asker_id = $1) ORDER BY a.asked_at), '[]')
       FROM mentorship.reply_records a WHERE $1 IN (a.alum_id, a.asker_id)) AS "replyTimes",
    (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'user_id' ORDER BY r.reminded_at, r.meeting_id, r.kind), '[]')
       FROM mentorship.meeting_reminders r WHERE r.user_id = $1) AS "meetingReminders",
    -- Without the students who joined, and their questions.
    (SELECT coalesce(jsonb_agg(to_jsonb(h) - 'host_id' - 'room' ORDER BY h.id), '[]')
       FROM mentorship.group_hours h WHERE h.host_id = $1) AS "groupHours",
    (SELECT coalesce(jsonb_agg(to_jsonb(g) - 'user_id'
         || jsonb_build_object('topic', h.topic, 'start_time', h.start_time, 'end_time', h.end_time)
         ORDER BY g.group_hour_id), '[]')
       FROM mentorship.group_hour_guests g LEFT JOIN mentorship.group_hours h ON h.id = g.group_hour_id
       WHERE g.user_id = $1) AS "groupHoursJoined",
    (SELECT coalesce(jsonb_agg(to_jsonb(t) - 'user_id' - 'during' ORDER BY t.group_hour_id), '[]')
       FROM mentorship.group_hour_times t WHERE t.user_id = $1) AS "groupHourTimes",
    (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'user_id' ORDER BY r.reminded_at, r.group_hour_id, r.kind), '[]')
       FROM mentorship.group_hour_reminders r WHERE r.user_id = $1) AS "groupHourReminders"`;

const USER_TABLES = [
  'student_profiles',
  'alumni_profiles',
  'onboarding_progress',
  'finder_entries',
  'finder_showings',
  'people_directory',
  'answerers',
  'answerer_keys',
  'sharing_preferences',
  'alumni_alerts',
  'asked_questions',
  'time_zones',
  'availabilities',
  'calendar_feeds',
  'calendar_imports',
  'imported_busy_periods',
  'minutes_given',
  'minutes_charges',
  'meeting_private_notes',
  'meeting_outcomes',
  'meeting_check_ins',
  'meeting_reminders',
  'group_hour_guests',
  'group_hour_times',
  'group_hour_reminders',
];

/** Deletes what belongs to two people with either of them. */
const ERASE_PAIR_DATA_SQL = [
  `UPDATE mentorship.finder_entries e SET mentees = e.mentees - 1 FROM mentorship.connections c
   WHERE $1 IN (c.from_user_id, c.to_user_id) AND c.status = 'connected' AND e.user_id = c.mentor_id AND c.mentor_id <> $1`,
  'DELETE FROM mentorship.connections WHERE $1 IN (from_user_id, to_user_id)',
  'DELETE FROM mentorship.mentoring_relationships WHERE $1 IN (student_id, alum_id, end_proposed_by)',
  'DELETE FROM mentorship.thanks WHERE $1 IN (student_id, alum_id)',
  'DELETE FROM mentorship.reply_records WHERE $1 IN (alum_id, asker_id)',
  'DELETE FROM mentorship.request_drafts WHERE $1 IN (user_id, to_user_id)',
  'DELETE FROM mentorship.blocks WHERE $1 IN (blocker_id, blocked_id)',
  'DELETE FROM mentorship.wait_list WHERE $1 IN (mentor_id, user_id)',
];

/** Meetings stay for the other person, with a negative ID in place of the erased account. */
const ERASE_MEETINGS_SQL = [
  'UPDATE mentorship.meeting_notes SET edited_by = NULL WHERE edited_by = $1',
  'UPDATE mentorship.meeting_action_items SET owner_id = NULL WHERE owner_id = $1',
  'DELETE FROM mentorship.meeting_participants WHERE user_id = $1',
  `DELETE FROM mentorship.meetings WHERE $1 IN (host_id, attendee_id) AND least(host_id, attendee_id) < 0`,
  `WITH gone AS (SELECT nextval('mentorship.gone_people')::integer AS id)
   UPDATE mentorship.meetings m SET meeting_url = NULL,
     host_id = CASE m.host_id WHEN $1 THEN gone.id ELSE m.host_id END,
     attendee_id = CASE m.attendee_id WHEN $1 THEN gone.id ELSE m.attendee_id END
   FROM gone WHERE $1 IN (m.host_id, m.attendee_id)`,
];

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(SELECT_PERSONAL_DATA, [userId]);
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await lockUser(this.unitOfWork, userId);
      for (const table of USER_TABLES) {
        await this.unitOfWork.query(`DELETE FROM mentorship.${table} WHERE user_id = $1`, [userId]);
      }
      for (const statement of [...ERASE_PAIR_DATA_SQL, ...ERASE_MEETINGS_SQL])
        await this.unitOfWork.query(statement, [userId]);
      await this.unitOfWork.query('DELETE FROM mentorship.group_hours WHERE host_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM mentorship.score_keys WHERE mentor_id = $1', [userId]);
      for (const table of ['recommendations', 'matches']) {
        await this.unitOfWork.query(`DELETE FROM mentorship.${table} WHERE $1 IN (student_id, mentor_id)`, [userId]);
      }
    });
  }
}
