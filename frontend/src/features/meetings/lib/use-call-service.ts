import { useQuery } from '@tanstack/react-query';
import { meetingQueries } from '@/shared/api';
import { callService } from '../model/call-service';

/** The service that a call takes place on, by its name; nothing while that is not known. */
export function useCallService(meetingUrl: string | null): string | undefined {
  const { data } = useQuery({ ...meetingQueries.videoService(), enabled: meetingUrl === null });
  const host = meetingUrl === null ? data?.host : new URL(meetingUrl).host;
  return host && callService(host);
}
