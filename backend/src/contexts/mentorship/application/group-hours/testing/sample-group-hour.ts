import { GroupHour } from '../../../domain/group-hours/group-hour';
import type { GroupHourPlan } from '../../../domain/group-hours/group-hour-state';
import { anHour, HOST, NOON } from '../../meetings/testing/sample-meeting';

export const aGroupHourPlan = (overrides: Partial<GroupHourPlan> = {}): GroupHourPlan => ({
  hostId: HOST,
  topic: 'Life in the dorms',
  places: 2,
  meetingUrl: null,
  ...anHour(24),
  ...overrides,
});

/** A group hour whose events have been released. */
export function aGroupHour(overrides: Partial<GroupHourPlan> = {}, id = 7): GroupHour {
  const groupHour = GroupHour.offer(id, `room-${id}`, aGroupHourPlan(overrides), NOON);
  groupHour.pullEvents();
  return groupHour;
}
