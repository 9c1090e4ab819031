import { APP_NAME } from '@/shared/config';

export interface Question {
  /** The fragment of the question in the page's URL. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** The most frequent questions, grouped by who asks them. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'students',
    title: 'For students',
    questions: [
      {
        id: 'cost',
        question: `What does ${APP_NAME} cost?`,
        answer: ['It’s free. Students and alumni can search colleges, ask questions and use the forum at no cost.'],
      },
      {
        id: 'age',
        question: 'How old do I have to be?',
        answer: [
          'You have to be at least 13. If you’re under 18, your profile is private, and adults can’t write to you first. Others see only your first name and the initial of your last name.',
        ],
      },
      {
        id: 'ask',
        question: 'How do I ask an alum?',
        answer: [
          'Find someone under Find Alumni or on a college’s page and choose Connect. Write what you’d like to know. Once they accept, you can message each other and schedule a meeting.',
          'You can have up to five open requests at a time. Requests expire after ten days without an answer.',
        ],
      },
      {
        id: 'no-answer',
        question: 'What if no one answers?',
        answer: [
          'Alumni are volunteers, and some are busy. We remind them after three days. In the meantime, ask someone else. Find Alumni shows which mentors can take more students.',
        ],
      },
      {
        id: 'figures',
        question: 'Where do your college figures come from?',
        answer: [
          'From the College Scorecard of the U.S. Department of Education, unless the page says that the college provided a newer figure. We show a missing figure as missing, never as zero.',
        ],
      },
    ],
  },
  {
    id: 'alumni',
    title: 'For alumni',
    questions: [
      {
        id: 'time',
        question: 'How much time does mentoring take?',
        answer: [
          'As much as you choose. You set how many students you mentor at a time and when you’re available, and you can pause at any time.',
        ],
      },
      {
        id: 'invited',
        question: 'Why did I get an invitation?',
        answer: [
          'Your college imported its alumni list, and you’re on it. The email says which college it was. No one can see or contact you until you claim your profile.',
          'If you decline, we delete your data and won’t accept it again from that college.',
        ],
      },
      {
        id: 'visible',
        question: 'Who can see my profile?',
        answer: [
          'You decide in Profile Settings, under Privacy. You can also preview what a visitor, a member or a connection sees.',
        ],
      },
    ],
  },
  {
    id: 'colleges',
    title: 'For colleges',
    questions: [
      {
        id: 'verify',
        question: 'How does a college get its own dashboard?',
        answer: [
          'Register as a college administrator, choose your college and enter the code that we send to your work email. The address must use the same domain as the college’s website. The college’s main administrator or our team must also approve your request.',
        ],
      },
      {
        id: 'college-missing',
        question: 'What if my college isn’t in the list?',
        answer: [
          'Check the spelling, and try the official name, a nickname or the city. Our list comes from the College Scorecard, which covers US colleges that award degrees or certificates.',
          'If it’s still missing, ask us to add it: sign in and choose Contact Support below. If you don’t have an account, write to the operator of this site, at the address that sends our confirmation emails. The operator adds colleges with the next official import.',
        ],
      },
      {
        id: 'import',
        question: 'How do we import our alumni?',
        answer: [
          'Upload a CSV file under Alumni Data. Then match your columns, check the file, and import it. The administrator guide explains every step.',
        ],
      },
      {
        id: 'students-known',
        question: 'Can we see which students look at our page?',
        answer: ['No. Students decide what they share, and statistics never cover fewer than ten students.'],
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account and your data',
    questions: [
      {
        id: 'data',
        question: 'How do I get or delete my data?',
        answer: [
          'Go to Your data to download everything we keep about you, or to delete your account. You can restore a deleted account within 14 days.',
        ],
      },
      {
        id: 'report',
        question: 'How do I report someone?',
        answer: [
          'Every profile, message, discussion and review has Report in its menu. Our moderators look at each report. You can also block a person. We won’t notify them.',
        ],
      },
      {
        id: 'password',
        question: 'I forgot my password. What now?',
        answer: ['Choose “Forgot your password?” where you sign in. We’ll send you a link to set a new one.'],
      },
    ],
  },
];
