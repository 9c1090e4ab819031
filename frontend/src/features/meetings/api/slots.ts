import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** Length of a slot in minutes. */
export type SlotLength = Schemas['AvailabilityView']['lengthMinutes'];
/** A free slot within a person's hours. */
export type FreeSlot = Schemas['SlotView'];

/** Free slots within a person's hours. The server responds with 404 if their hours are not for the viewer. */
export const slotsQuery = (userId: number, range: { from: string; days: number; length: SlotLength }, viewer: number) =>
  queryOptions<FreeSlot[]>({
    queryKey: [`/api/users/${userId}/slots`, range, viewer],
    queryFn: fetchAsViewer<FreeSlot[]>,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
