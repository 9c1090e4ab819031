/** Two who talk, and what they say in turns. Anyone who comes first asks; the first reply says yes. */
export interface DemoTalk {
  readonly between: readonly [asks: string, answers: string];
  readonly words: readonly string[];
}

export interface DemoMeeting {
  readonly host: string;
  readonly attendee: string;
  readonly title: string;
  readonly description: string;
  /** So many days from now, or on the Monday after. */
  readonly inDays: number;
  readonly minutes: number;
}

const STUDENT = 'demo.student';
const ALUMNI = 'demo.alumni';

/** What demo people have said to each other, the oldest first. A request that no one has answered is a talk of one. */
export const DEMO_TALKS: readonly DemoTalk[] = [
  {
    between: [STUDENT, 'demo.kwame'],
    words: [
      'Hi Kwame, you came to software from physics. May I ask you how you made the change?',
      "Thanks for reaching out! I'd be happy to connect with you.",
      'Thank you! What would you learn first today?',
      'One language well enough to finish something small in it. The second one is easy then.',
    ],
  },
  {
    between: [STUDENT, ALUMNI],
    words: [
      'Hi, I am about to transfer from a community college. Could you tell me what the first year was like for you?',
      "Thanks for reaching out! I'd be happy to connect with you.",
      'That is great, thank you. Shall we talk on the phone some day?',
      'Gladly. Pick a time that suits you, and bring the questions you would not ask in class.',
    ],
  },
  {
    between: ['demo.mateo', STUDENT],
    words: [
      'Hi, I teach at a high school and look for someone who builds small robots. Would you like to compare notes?',
    ],
  },
  {
    between: ['demo.amara', ALUMNI],
    words: ["I'm a fellow alum and moved from data to software this year. Could we talk about code review one day?"],
  },
];

/** What the two with the most to say have made out. */
export const DEMO_MEETINGS: readonly DemoMeeting[] = [
  {
    host: STUDENT,
    attendee: ALUMNI,
    title: 'Choosing a first internship',
    description: 'What to look for, what to leave, and how to write the first mail.',
    inDays: 2,
    minutes: 30,
  },
  {
    host: ALUMNI,
    attendee: STUDENT,
    title: 'A mock interview',
    description: 'Half an hour of questions, then what went well.',
    inDays: 7,
    minutes: 60,
  },
];
