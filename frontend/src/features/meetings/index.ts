export { openTabForLater } from './lib/open-tab-for-later';
export { useCallService } from './lib/use-call-service';
export { useNow } from './lib/use-now';
export {
  findMeetingQuestion,
  findStatusChip,
  isHappening,
  isPendingOrConfirmed,
  isUpcoming,
  meetingTitle,
} from './model/meeting-labels';
export { JoinCall } from './ui/meeting/join-call';
export { MeetingCard } from './ui/meeting/meeting-card';
export { MeetingDetails } from './ui/meeting/meeting-details';
export { MeetingRow } from './ui/meeting/meeting-row';
export { InlineOutcomeQuestion } from './ui/outcome/outcome-question-inline';
export { MeetingQuestion } from './ui/answering/question';
export { ScheduleDialog } from './ui/schedule/schedule-dialog';
export { RescheduleButton } from './ui/when/reschedule';
export { SlotPicker } from './ui/when/slots';
export { jointSlotsQuery } from './api/slots';
export { useProposeJointCall } from './api/use-meeting-changes';
