import { useQuery } from '@tanstack/react-query';
import { meetingQueries } from '@/entities/meeting';

const MAX_ATTENDEES = 100;

/** Loads the people the viewer can meet, to find one of them by ID. */
export const useAttendees = (viewer: number) => useQuery(meetingQueries.attendees('', MAX_ATTENDEES, viewer));
