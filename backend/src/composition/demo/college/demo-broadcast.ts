/** A message of the demo college to students who allow messages from it. */
export const DEMO_BROADCAST = {
  subject: 'Three evenings about transferring',
  content:
    'In the coming weeks, we hold three online evenings for transfer students: credits, financial aid, and housing. Each one starts with ten minutes of explanation and then belongs to your questions. This is a sample message, so there is nothing to sign up for. Reply here with the topic you’d start with.',
  answers: [
    {
      student: 'demo.theo',
      content:
        'Credits, please. I have two programming courses, and nobody can tell me if they count toward engineering.',
      reply: 'Thank you, Theo. Send us both syllabi, and we’ll bring them to the first evening.',
    },
    {
      student: 'demo.nia',
      content: 'Housing would help me most. I’d like to know when transfer students can apply for a room.',
    },
  ],
} as const;

/** Students who let the demo college write to them, or see their name as well. */
export const INTERESTED_STUDENTS = [
  { username: 'demo.student', consent: 'named' },
  { username: 'demo.theo', consent: 'named' },
  { username: 'demo.nia', consent: 'named' },
  { username: 'demo.minh', consent: 'named' },
  { username: 'demo.clara', consent: 'messages' },
  { username: 'demo.eli', consent: 'messages' },
] as const;

/** A message of a demo person to the operators. */
export const DEMO_SUPPORT_REQUEST = {
  by: 'demo.hazel',
  subject: 'Two accounts for one person',
  message:
    'I registered with an old address last year. Then I claimed the profile that my college had imported, with a new one. Can you merge the two accounts, or should I delete the first?',
} as const;
