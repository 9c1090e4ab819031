/** A conversation of two people, who write in turn. The first one sends the request; the first reply accepts it. */
export interface DemoTalk {
  readonly between: readonly [asks: string, answers: string];
  readonly words: readonly string[];
}

export interface DemoMeeting {
  readonly host: string;
  readonly attendee: string;
  readonly title: string;
  readonly description: string;
  /** Days from now; a meeting on a weekend moves to the following Monday. */
  readonly inDays: number;
  readonly minutes: number;
}

const STUDENT = 'demo.student';
const ALUMNI = 'demo.alumni';

/**
 * What demo people have written to each other, oldest first. An unanswered request is a conversation with one message.
 */
export const DEMO_TALKS: readonly DemoTalk[] = [
  {
    between: [STUDENT, 'demo.kwame'],
    words: [
      'Hi Kwame, I saw that you moved from physics to software. Could I ask how you made the change?',
      "Thanks for reaching out! I'd be happy to connect with you.",
      'Thank you! What would you learn first today?',
      'Learn one language well enough to finish a small project. The second one is much easier.',
    ],
  },
  {
    between: [STUDENT, ALUMNI],
    words: [
      'Hi, I’m about to transfer from a community college. What was the first year like for you?',
      "Thanks for reaching out! I'd be happy to connect with you.",
      'That’s great, thank you. Could we talk on the phone sometime?',
      'Sure! Pick a time that works for you, and bring the questions you wouldn’t ask in class.',
    ],
  },
  {
    between: ['demo.mateo', STUDENT],
    words: [
      'Hi, I teach at a high school and I’m looking for someone who builds small robots. Would you like to compare notes?',
    ],
  },
  {
    between: ['demo.amara', ALUMNI],
    words: ["I'm a fellow alum and moved from data to software this year. Could we talk about code review sometime?"],
  },
];

/** Meetings of the two people with the longest conversation. */
export const DEMO_MEETINGS: readonly DemoMeeting[] = [
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
];
