import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** Length of a slot in minutes. */
export type SlotLength = Schemas['AvailabilityView']['lengthMinutes'];
/** A free slot within a person's hours. */
export type FreeSlot = Schemas['SlotView'];

/** When slots begin, and how long they are. */
export interface SlotRange {
  from: string;
  days: number;
  length: SlotLength;
}

/** Free slots within a person's hours. The server responds with 404 if their hours are not for the viewer. */
export const slotsQuery = (userId: number, range: SlotRange, viewer: number) =>
  queryOptions<FreeSlot[]>({
    queryKey: [`/api/users/${userId}/slots`, range, viewer],
    queryFn: fetchAsViewer<FreeSlot[]>,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** Times at which the viewer and two alumni are free, within the hours of both. */
export const jointSlotsQuery = (
  alumniIds: readonly number[],
  { length: lengthMinutes, ...range }: SlotRange,
  viewer: number,
) =>
  queryOptions<FreeSlot[]>({
    queryKey: ['/api/joint-calls/slots', { alumniIds: alumniIds.join(), ...range, lengthMinutes }, viewer],
    queryFn: fetchAsViewer<FreeSlot[]>,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
