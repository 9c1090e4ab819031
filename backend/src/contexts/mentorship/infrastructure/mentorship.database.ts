import type { Mapping } from '../../../shared/infrastructure/typeorm/data-source';
import { connectionSchema, requestDraftSchema } from './connections/connections.schema';
import { groupHourSchema } from './group-hours/group-hour.schema';
import { meetingSchema } from './meetings/meeting.schema';
import { MentorshipProfiles1764400000001 } from './migrations/1764400000001-mentorship-profiles';
import { Connections1764500000001 } from './migrations/1764500000001-connections';
import { Finder1764500000002 } from './migrations/1764500000002-finder';
import { Recommendations1764500000004 } from './migrations/1764500000004-recommendations';
import { ConsideredColleges1764500000007 } from './migrations/1764500000007-considered-colleges';
import { Meetings1764600000001 } from './migrations/1764600000001-meetings';
import { Availability1764600000010 } from './migrations/1764600000010-availability';
import { MeetingNotes1764600000011 } from './migrations/1764600000011-meeting-notes';
import { FirstRequest1764600000030 } from './migrations/1764600000030-first-request';
import { PeopleDirectory1764700000050 } from './migrations/1764700000050-people-directory';
import { IndexesByPerson1764700000051 } from './migrations/1764700000051-indexes-by-person';
import { UndoOfAnswers1764728000001 } from './migrations/1764728000001-undo-of-answers';
import { AreasOfInterest1764728000030 } from './migrations/1764728000030-areas-of-interest';
import { AreasOfInterestValidated1764728000033 } from './migrations/1764728000033-areas-of-interest-validated';
import { RequestDrafts1764728000060 } from './migrations/1764728000060-request-drafts';
import { SharingPreferences1764736000001 } from './migrations/1764736000001-sharing-preferences';
import { CollegesChosenBetween1764900000080 } from './migrations/1764900000080-colleges-chosen-between';
import { OnboardingScreens1764900000090 } from './migrations/1764900000090-onboarding-screens';
import { OnboardingScreensValidated1764900000091 } from './migrations/1764900000091-onboarding-screens-validated';
import { HiddenRequestMessages1764960000001 } from './migrations/1764960000001-hidden-request-messages';
import { ZoneOfHours1764960000004 } from './migrations/1764960000004-zone-of-hours';
import { ZoneOfHoursFilled1764960000005 } from './migrations/1764960000005-zone-of-hours-filled';
import { AlumniAlerts1764995000001 } from './migrations/1764995000001-alumni-alerts';
import { AskedQuestions1765420000011 } from './migrations/1765420000011-asked-questions';
import { CalendarImports1765300000001 } from './migrations/1765300000001-calendar-imports';
import { Minutes1765400000001 } from './migrations/1765400000001-minutes';
import { Answerers1765410000001 } from './migrations/1765410000001-answerers';
import { AboutRequests1765430000002 } from './migrations/1765430000002-about-requests';
import { FieldsOfAlumni1765430000003 } from './migrations/1765430000003-fields-of-alumni';
import { MentoringOutcomes1765440000001 } from './migrations/1765440000001-mentoring-outcomes';
import { MentoringOutcomesValidated1765440000002 } from './migrations/1765440000002-mentoring-outcomes-validated';
import { ReplyTimes1765450000001 } from './migrations/1765450000001-reply-times';
import { EarlierReplies1765450000002 } from './migrations/1765450000002-earlier-replies';
import { RequestsByCollege1765450000004 } from './migrations/1765450000004-requests-by-college';
import { AnswersToOpenQuestions1765450000005 } from './migrations/1765450000005-answers-to-open-questions';
import { GroupHours1765460000001 } from './migrations/1765460000001-group-hours';
import { MinutesOfGroupHours1765460000002 } from './migrations/1765460000002-minutes-of-group-hours';
import { JointCalls1765600000001 } from './migrations/1765600000001-joint-calls';
import { MinutesOfGroupHoursValidated1765460000003 } from './migrations/1765460000003-minutes-of-group-hours-validated';
import { TransferredFrom1765610000001 } from './migrations/1765610000001-transferred-from';
import { ProposedEndsByPerson1765620000001 } from './migrations/1765620000001-proposed-ends-by-person';
import { onboardingSchema } from './onboarding/onboarding.schema';
import { availabilitySchema } from './availability/availability.schema';
import { calendarImportSchema } from './calendar-import/calendar-import.schema';
import { meetingNotesSchema } from './meeting-notes/meeting-notes.schema';
import {
  meetingCheckInSchema,
  mentoringRelationshipSchema,
  thanksSchema,
} from './mentoring-outcomes/mentoring-outcomes.schema';
import { minutesChargeSchema, minutesGivenSchema } from './minutes/minutes.schema';
import { sharingSchema } from './privacy/sharing.schema';
import { alumniProfileSchema, studentProfileSchema } from './profiles/profiles.schema';
import { matchSchema, recommendationSchema } from './recommendations/recommendations.schema';

/** The tables of this context that TypeORM maps, and its migrations, oldest first. */
export const mentorshipMapping: Mapping = {
  entities: [
    alumniProfileSchema,
    availabilitySchema,
    calendarImportSchema,
    connectionSchema,
    matchSchema,
    groupHourSchema,
    meetingSchema,
    meetingCheckInSchema,
    meetingNotesSchema,
    mentoringRelationshipSchema,
    minutesChargeSchema,
    minutesGivenSchema,
    onboardingSchema,
    recommendationSchema,
    requestDraftSchema,
    sharingSchema,
    studentProfileSchema,
    thanksSchema,
  ],
  migrations: [
    MentorshipProfiles1764400000001,
    Connections1764500000001,
    Finder1764500000002,
    Recommendations1764500000004,
    ConsideredColleges1764500000007,
    Meetings1764600000001,
    Availability1764600000010,
    MeetingNotes1764600000011,
    FirstRequest1764600000030,
    PeopleDirectory1764700000050,
    IndexesByPerson1764700000051,
    UndoOfAnswers1764728000001,
    AreasOfInterest1764728000030,
    AreasOfInterestValidated1764728000033,
    RequestDrafts1764728000060,
    SharingPreferences1764736000001,
    CollegesChosenBetween1764900000080,
    OnboardingScreens1764900000090,
    OnboardingScreensValidated1764900000091,
    HiddenRequestMessages1764960000001,
    ZoneOfHours1764960000004,
    ZoneOfHoursFilled1764960000005,
    AlumniAlerts1764995000001,
    CalendarImports1765300000001,
    Minutes1765400000001,
    Answerers1765410000001,
    AskedQuestions1765420000011,
    AboutRequests1765430000002,
    FieldsOfAlumni1765430000003,
    MentoringOutcomes1765440000001,
    MentoringOutcomesValidated1765440000002,
    ReplyTimes1765450000001,
    EarlierReplies1765450000002,
    RequestsByCollege1765450000004,
    AnswersToOpenQuestions1765450000005,
    GroupHours1765460000001,
    MinutesOfGroupHours1765460000002,
    MinutesOfGroupHoursValidated1765460000003,
    TransferredFrom1765610000001,
    ProposedEndsByPerson1765620000001,
    JointCalls1765600000001,
  ],
};
