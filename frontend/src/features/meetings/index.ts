export { useNow } from './lib/use-now';
export { isHappening, isUpcoming } from './model/words';
export { JoinCall } from './ui/join-call';
export { MeetingRow } from './ui/meeting-row';
export { Reschedule } from './ui/reschedule';
