import type { GroupHour } from '@/entities/group-hour';
import { inHours } from './meetings';

const HOUR_MS = 3_600_000;

interface But extends Partial<Omit<GroupHour, 'host'>> {
  host?: Partial<GroupHour['host']>;
  /** When it begins, in hours from now; it lasts one hour. */
  at?: number;
}

/** A group hour of Kim (8) that Robin (7) can join. */
export function aGroupHour({ host, at = 30, ...but }: But = {}): GroupHour {
  const [start, end] = [inHours(at), inHours(at + 1)];
  return {
    id: 41,
    topic: 'Life in the dorms',
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    status: 'open',
    places: 5,
    placesLeft: 3,
    reason: null,
    joinFrom: new Date(start.getTime() - HOUR_MS / 4).toISOString(),
    joinUntil: new Date(end.getTime() + HOUR_MS / 2).toISOString(),
    isHost: false,
    hasJoined: false,
    question: null,
    participants: null,
    ...but,
    host: {
      id: 8,
      displayName: 'Kim Example',
      avatarUrl: null,
      college: 'Boston University',
      major: 'Biology',
      graduationYear: 2020,
      isSample: false,
      ...host,
    },
  };
}
