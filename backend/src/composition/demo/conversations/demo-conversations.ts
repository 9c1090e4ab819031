import { ALUMNI, STUDENT } from '../people/demo-accounts';

/** A conversation that a student started. The two write in turn; the first reply accepts the request. */
export interface DemoConversation {
  readonly student: string;
  readonly alum: string;
  /** Oldest first. With a single message, the request waits for an answer. */
  readonly messages: readonly [request: string, ...messages: string[]];
  /** Whether the last message was read, too. */
  readonly isRead?: boolean;
  /** A question of the alum about the request; without an answer, it waits for the student. */
  readonly question?: { readonly text: string; readonly answer?: string };
  /** Why the alum declined. */
  readonly declinedBecause?: string;
}

/** Clara reported it; a moderation case is about it. */
export const REPORTED_MESSAGE =
  'They do. It’s easier if we continue on another app, so please send me your phone number.';

/** Conversations of the accounts that people sign in with. */
const CONVERSATIONS_OF_ACCOUNTS: readonly DemoConversation[] = [
  {
    student: STUDENT,
    alum: ALUMNI,
    messages: [
      'Hi Alex, I’m about to transfer from Lansing Community College and I want to study computer science. What surprised you most in your first year?',
      'Hi Sam, thanks for writing! The size of the classes surprised me. My intro course had 300 people, and office hours had four. I went every week.',
      'That helps. I’m nervous about the math placement test. Did you prepare for it?',
      'I did two old practice tests and it was enough. If you place low, take the bridge course. It’s not a setback.',
      'Thank you for the call last week, too. I wrote to the department about my programming credits.',
      'Great, that’s the right first step! Bring their answer to our next call and we’ll plan your courses for fall.',
    ],
  },
  {
    student: STUDENT,
    alum: 'demo.kwame',
    messages: [
      'Hi Kwame, I saw that you moved from physics to software. How did you know it was the right change?',
      'I noticed that I stayed late for the programming parts and went home early from the experiments. What do you stay late for?',
      'Small games, mostly. I finished one in spring and my cousins still play it.',
      'Then write down what broke and how you fixed it. That story will carry your first interview.',
    ],
  },
  {
    student: STUDENT,
    alum: 'demo.priya',
    messages: [
      'Hi Priya, my parents would like me to study business. How do I talk to them about computer science?',
      'Start with what you enjoyed this year, and show them one project. Parents worry less when they can see something.',
      'I showed my dad the game, and he asked how much people earn. I took that as a yes.',
      'That counts! Look up the pay after graduation together, then it’s a shared decision.',
    ],
    isRead: true,
  },
  {
    student: STUDENT,
    alum: 'demo.salma',
    messages: [
      'Hi Salma, I have two aid letters and they name the same grant in different ways. Could I ask you about one line?',
    ],
  },
  {
    student: STUDENT,
    alum: 'demo.rashid',
    messages: ['Hi Rashid, I build small robots with a club. Would it help to take a mechanics class as a CS major?'],
    question: { text: 'I’m happy to help. Do you program the robots, or do you build the parts as well?' },
  },
  {
    student: STUDENT,
    alum: 'demo.samir',
    messages: ['Hi Samir, I can fit one more math class before I transfer. May I ask what you would choose?'],
    question: {
      text: 'Gladly! Which math classes have you finished so far?',
      answer: 'Calculus 1 and 2, and I’m in discrete math now.',
    },
  },
  {
    student: STUDENT,
    alum: 'demo.caleb',
    messages: ['Hi Caleb, I’m curious how companies recruit on campus. Could we talk for fifteen minutes?'],
    declinedBecause:
      'My calendar is full this semester. Your career center can tell you which companies come to campus.',
  },
  {
    student: 'demo.minh',
    alum: ALUMNI,
    messages: [
      'Hi Alex, I’m applying to transfer for computer science and like that you work on distributed systems. Could you tell me what a normal week looks like?',
    ],
  },
  {
    student: 'demo.theo',
    alum: ALUMNI,
    messages: [
      'Hi Alex, I’m a mechanical engineering student who writes control software. Could I ask about switching?',
    ],
    question: {
      text: 'Sure. Do you want to leave mechanical engineering, or add software to it?',
      answer: 'Add it, I think. I like the machines too much to leave them.',
    },
  },
  {
    student: 'demo.clara',
    alum: ALUMNI,
    messages: [
      'Hi Alex, I’d like to move into data engineering one day. Which class would you take first?',
      'Hi Clara! Databases, before anything else. It’s the class I use every single day.',
      'I signed up for it. Could you look at my project plan when you have ten minutes?',
    ],
  },
  {
    student: 'demo.eli',
    alum: ALUMNI,
    messages: ['Hi Alex, can you recommend me for a job at your company?'],
    declinedBecause: 'I only refer people I’ve worked with, but I’m glad to answer questions about the interview.',
  },
];

/** Conversations between other demo people. */
const OTHER_CONVERSATIONS: readonly DemoConversation[] = [
  {
    student: 'demo.grace',
    alum: 'demo.marisol',
    messages: [
      'Hi Marisol, how did you manage work and nursing classes in the same week?',
      'With a paper calendar and one free evening that I never gave away. Which shifts can you choose?',
    ],
    isRead: true,
  },
  {
    student: 'demo.hana',
    alum: 'demo.yuki',
    messages: [
      'Hi Yuki, would you look at three pages of my comic? I can’t decide which one opens the portfolio.',
      'Send them over. I usually open with the page that shows a person thinking.',
    ],
    isRead: true,
  },
  {
    student: 'demo.owen',
    alum: 'demo.dario',
    messages: [
      'Hi Dario, did all your business credits transfer?',
      'All but one, and I had the syllabus for it, so they changed their mind. Which classes are you worried about?',
      'Accounting 2. I’ll find the syllabus tonight.',
    ],
    isRead: true,
  },
  {
    student: 'demo.leila',
    alum: 'demo.lucia',
    messages: ['Hi Lucia, I’m choosing between psychology and social work. Could you describe a hard day in your job?'],
  },
  {
    student: 'demo.clara',
    alum: 'demo.tobias',
    messages: ['Hi Tobias, do banks hire people who studied data science?', REPORTED_MESSAGE],
    isRead: true,
  },
  {
    student: 'demo.sofia',
    alum: 'demo.hazel',
    messages: [
      'Hi Hazel, I wrote a story about bus delays. Would you tell me where you stopped reading?',
      'At the third number in one paragraph. Move two of them down and it’s a good story.',
    ],
    isRead: true,
  },
  {
    student: 'demo.jamal',
    alum: 'demo.noor',
    messages: ['Hi Noor, how do students get an internship at a city hall?'],
    question: { text: 'Which city, and would you work during the semester or in summer?' },
  },
];

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [...CONVERSATIONS_OF_ACCOUNTS, ...OTHER_CONVERSATIONS];
