import type { Meeting } from '@/entities/meeting';
import { JoinCall, useNow } from '@/features/meetings';

/** The button for joining a call that starts soon or has started. */
export default function JoinUrgentCall({ meeting }: { meeting: Meeting }) {
  return <JoinCall meeting={meeting} now={useNow()} />;
}
