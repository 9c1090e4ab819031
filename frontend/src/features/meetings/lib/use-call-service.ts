import { useQuery } from '@tanstack/react-query';
import { meetingQueries } from '@/entities/meeting';
import { callServiceName } from '../model/call-service';

/** Returns the name of the service that hosts the call; undefined until it is known. */
export function useCallService(meetingUrl: string | null): string | undefined {
  const { data } = useQuery({ ...meetingQueries.videoService(), enabled: meetingUrl === null });
  const host = meetingUrl === null ? data?.host : new URL(meetingUrl).host;
  return host && callServiceName(host);
}
