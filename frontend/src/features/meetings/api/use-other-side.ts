import { useQuery } from '@tanstack/react-query';
import { meetingQueries } from '@/shared/api';

const MANY = 100;

/** Those whom one may meet, to find one of them by number. */
export const useAttendees = (viewer: number) => useQuery(meetingQueries.attendees('', MANY, viewer));
