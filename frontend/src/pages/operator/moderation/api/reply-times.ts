import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** Reply times of a closed week. Figures are null if too few people asked. */
export type ReplyTimesOfWeek = Schemas['ReplyTimesOfWeekView'];

const REPLY_TIMES_PATH = '/api/moderation/reply-times';

export const replyTimesQueries = {
  /** The weeks of the last year, latest first. */
  weeks: (viewer: number) =>
    queryOptions<ReplyTimesOfWeek[]>({
      queryKey: [REPLY_TIMES_PATH, {}, viewer],
      queryFn: fetchAsViewer<ReplyTimesOfWeek[]>,
    }),
};
