import { Injectable } from '@nestjs/common';
import { SetAvailability } from './application/availability/set-availability';
import { AnswerQuestion, AskQuestion } from './application/connections/change-connection';
import { CountAlumniOfColleges } from './application/finder/count-alumni-of-colleges';
import { SeedPastMeeting } from './application/meeting-notes/seed-past-meeting';
import {
  type DemoAlumniProfile,
  type DemoPeople,
  type DemoStudentProfile,
  SeedDemoProfiles,
} from './application/profiles/seed-demo-profiles';
import { GenerateRecommendations } from './application/recommendations/generate-recommendations';
import { Recommendations } from './application/recommendations/ports/recommendations';
import type { OfferedHours } from './domain/availability/availability';
import type { SharedNotes } from './domain/meeting-notes/meeting-notes';
import type { MeetingPlan } from './domain/meetings/meeting-state';

/** Demo data of mentorship. */
@Injectable()
export class MentorshipDemoFacade {
  constructor(
    private readonly demoProfiles: SeedDemoProfiles,
    private readonly alumniOfColleges: CountAlumniOfColleges,
    private readonly question: AskQuestion,
    private readonly questionAnswer: AnswerQuestion,
    private readonly pastMeeting: SeedPastMeeting,
    private readonly availability: SetAvailability,
    private readonly recommendations: Recommendations,
    private readonly generateRecommendations: GenerateRecommendations,
  ) {}

  /** Fills in empty profiles of demo alumni and makes them public. */
  seedAlumni(alumni: readonly DemoAlumniProfile[]): Promise<void> {
    return this.demoProfiles.seedAlumni(alumni);
  }

  /** Fills in empty profiles of adult demo students and makes them public. */
  seedStudents(students: readonly DemoStudentProfile[]): Promise<void> {
    return this.demoProfiles.seedStudents(students);
  }

  /** Fills in the empty profiles of the demo people. */
  seedProfiles(people: DemoPeople): Promise<void> {
    return this.demoProfiles.execute(people);
  }

  /** Counts the alumni of all colleges now; a job does it every hour. */
  countAlumniOfColleges(): Promise<void> {
    return this.alumniOfColleges.execute();
  }

  /**
   * Asks the sender of a request a question.
   * @throws ConnectionNotFound, OnlyOtherPersonAllowed, RequestNotPending, QuestionAlreadyAsked
   */
  askQuestion(input: { by: number; connectionId: number; question: string }): Promise<void> {
    return this.question.execute(input);
  }

  /**
   * Answers the question about a request.
   * @throws ConnectionNotFound, OnlyOtherPersonAllowed, RequestNotPending, NoQuestionToAnswer
   */
  answerQuestion(input: { by: number; connectionId: number; answer: string }): Promise<void> {
    return this.questionAnswer.execute(input);
  }

  /**
   * Creates a meeting of two connected people that is over, with the notes of its host.
   * @throws MeetingRefused, NotesRefused
   */
  seedPastMeeting(plan: MeetingPlan, notes: SharedNotes): Promise<void> {
    return this.pastMeeting.execute(plan, notes);
  }

  /** Offers hours for meetings, unless the person has ever saved hours. */
  async seedHours(userId: number, hours: OfferedHours, timeZone: string): Promise<void> {
    if (!(await this.availability.hasSavedHours(userId))) await this.availability.execute(userId, hours, timeZone);
  }

  /**
   * Recommends mentors to a student, unless there are recommendations, even answered ones.
   * @throws TooManyRequests
   */
  async recommendMentors(studentId: number): Promise<void> {
    const previous = await this.recommendations.listByStudent(studentId);
    if (previous.length === 0) await this.generateRecommendations.execute({ id: studentId });
  }
}
