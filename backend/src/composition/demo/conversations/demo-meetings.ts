import { ALUMNI, STUDENT } from '../people/demo-accounts';

export interface DemoMeeting {
  readonly host: string;
  readonly attendee: string;
  readonly title: string;
  readonly description: string;
  /** Days from now, negative for a meeting that is over; a meeting on a weekend moves to the following Monday. */
  readonly inDays: number;
  readonly minutes: number;
}

/** A meeting that is over, with what the host wrote about it. */
export interface PastDemoMeeting extends DemoMeeting {
  readonly agenda: string;
  readonly notes: string;
  readonly actionItems: readonly {
    readonly text: string;
    readonly owner: string;
    readonly isDone: boolean;
  }[];
}

/** Meetings of people who have a conversation, at different times. */
export const UPCOMING_DEMO_MEETINGS: readonly DemoMeeting[] = [
  {
    host: STUDENT,
    attendee: ALUMNI,
    title: 'Choosing a first internship',
    description: 'What to look for, what to avoid, and how to write the first email.',
    inDays: 2,
    minutes: 30,
  },
  {
    host: ALUMNI,
    attendee: STUDENT,
    title: 'A mock interview',
    description: 'Thirty minutes of questions, then feedback.',
    inDays: 7,
    minutes: 60,
  },
  {
    host: 'demo.clara',
    attendee: ALUMNI,
    title: 'Project plan for a weather database',
    description: 'Ten minutes on the tables, ten on the questions they should answer.',
    inDays: 4,
    minutes: 30,
  },
];

export const PAST_DEMO_MEETINGS: readonly PastDemoMeeting[] = [
  {
    host: STUDENT,
    attendee: ALUMNI,
    title: 'Transfer credits and the first semester',
    description: 'Which credits count toward the major, and which courses to take first.',
    inDays: -9,
    minutes: 30,
    agenda: 'Credits from community college. Math placement. First semester schedule.',
    notes:
      'The department decides which programming courses count, so ask the adviser there. Take calculus and one programming course in the first fall, not two. Office hours are on Tuesdays.',
    actionItems: [
      { text: 'Email the adviser with both syllabi', owner: STUDENT, isDone: true },
      { text: 'Do one practice placement test', owner: STUDENT, isDone: false },
      { text: 'Send the list of student clubs', owner: ALUMNI, isDone: false },
    ],
  },
];
