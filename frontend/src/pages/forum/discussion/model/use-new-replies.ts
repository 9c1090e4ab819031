import { useState } from 'react';
import type { ForumReply } from '@/entities/discussion';

/** Returns how many replies by others have just arrived; zero again after the next change. */
export function useNewReplyCount(replyCount: number, replies: readonly Pick<ForumReply, 'mine'>[]): number {
  const own = replies.filter(({ mine }) => mine).length;
  const [seen, setSeen] = useState({ replyCount, own, arrived: 0 });
  if (seen.replyCount !== replyCount || seen.own !== own) {
    const arrived = replyCount - seen.replyCount - (own - seen.own);
    // If the count is the same, more of the list was loaded and nothing has arrived.
    const hasNewReplies = seen.replyCount !== replyCount;
    setSeen({ replyCount, own, arrived: hasNewReplies ? Math.max(0, arrived) : seen.arrived });
  }
  return seen.arrived;
}
