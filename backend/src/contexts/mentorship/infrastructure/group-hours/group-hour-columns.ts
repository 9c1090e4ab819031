/** Columns of a group hour `h`, as in GroupHourState. */
export const GROUP_HOUR_COLUMNS_SQL = `h.id, h.host_id AS "hostId", h.topic, h.places, h.start_time AS "startTime",
  h.end_time AS "endTime", h.meeting_url AS "meetingUrl", h.room, h.status, h.sequence, h.reason,
  h.created_at AS "createdAt", h.updated_at AS "updatedAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', g.user_id, 'joinedAt', g.joined_at, 'question', g.question)
            ORDER BY g.joined_at, g.user_id), '[]')
     FROM mentorship.group_hour_guests g WHERE g.group_hour_id = h.id) AS guests`;
