import { ADMINISTRATOR, ALUMNI, STUDENT } from '../people/demo-accounts';
import { DEMO_COLLEGE_IDS } from '../people/demo-college-ids';

/** A text of a demo person in the forum. */
export interface DemoText {
  /** Username of the author. */
  readonly by: string;
  /** In Markdown. */
  readonly content: string;
  readonly isAnonymous?: boolean;
}

interface DemoReply extends DemoText {
  /** Hours since the discussion started. */
  readonly after: number;
  readonly isAcceptedAnswer?: boolean;
}

interface DemoDiscussion extends DemoText {
  readonly title: string;
  readonly tags: readonly string[];
  /** Row in the starter table; null for discussions that aren't about one college. */
  readonly collegeId: number | null;
  readonly hoursAgo: number;
  /** Usernames of people who have saved it. */
  readonly savedBy?: readonly string[];
  /** In chronological order. */
  readonly replies: readonly DemoReply[];
}

/** Reported as spam, and hidden by a moderator. */
export const HIDDEN_TITLE = 'Selling all my notes from the first two years';
/** Reported, and its author warned. */
export const REPORTED_REPLY = 'If you have to ask this, the major isn’t for you.';

const { michiganState, floridaState, howard, losAngeles } = DEMO_COLLEGE_IDS;

/** The colleges are real, so the texts make no claims about them. */
export const DEMO_DISCUSSIONS: readonly DemoDiscussion[] = [
  {
    by: STUDENT,
    title: 'Transferring from a community college: how do I find out which credits transfer?',
    content: `I'm finishing my second year at a community college and want to transfer into computer science.

I have credits in calculus, writing and two programming courses. **How did you find out which ones count toward the major, and not just as electives?** And when did you ask?`,
    tags: ['Transfer', 'Credits', 'Computer Science'],
    collegeId: michiganState,
    hoursAgo: 30,
    replies: [
      {
        by: ALUMNI,
        after: 3,
        isAcceptedAnswer: true,
        content: `I had transfer credits too. This worked for me:

1. Look up each course in the college's transfer equivalency table.
2. Keep the syllabus of every course that isn't listed there.
3. Email the adviser of the department, not just admissions. The department decides what counts toward the major.

I asked one semester before I applied. Earlier would have been better.`,
      },
      {
        by: 'demo.devin',
        after: 9,
        content:
          'Get the answer in writing. I had a course approved over the phone and had to argue for it a year later.',
      },
      {
        by: ADMINISTRATOR,
        after: 26,
        content:
          'One tip that works at most colleges: send your transcript as soon as your grades are final. If a course comes back as an elective, you can usually ask for a review and attach the syllabus.',
      },
    ],
  },
  {
    by: STUDENT,
    isAnonymous: true,
    title: 'Is it normal to feel lost in the first programming course?',
    content: `I passed, but everyone around me seems to have been coding since age ten. I spent most evenings on the homework and I'm still not sure I get recursion.

Did any of you feel this way and stay in the major?`,
    tags: ['First year', 'Computer Science'],
    collegeId: null,
    hoursAgo: 75,
    replies: [
      {
        by: 'demo.kwame',
        after: 2,
        isAcceptedAnswer: true,
        content: `Very normal. I came to software from physics, and my first programs were a mess.

What helped me was office hours, every week, with one question written down. After a month, I noticed that half the class had the same question.`,
      },
      {
        by: 'demo.amara',
        after: 20,
        content:
          'The people who started at ten are ahead for about a year. After that, you can’t tell the difference. Recursion made sense to me the third time I saw it, not the first.',
      },
      { by: STUDENT, isAnonymous: true, after: 22, content: 'Thank you both. I signed up for the second course.' },
      { by: 'demo.jonah', after: 40, content: REPORTED_REPLY },
    ],
  },
  {
    by: ADMINISTRATOR,
    title: 'Questions about applying as a transfer student? Ask them here',
    content: `This thread is for general questions: deadlines, documents, and what happens after you apply.

I can't look at individual applications here. For those, please contact the admissions office directly. What would you like to know?`,
    tags: ['Transfer', 'Admissions'],
    collegeId: michiganState,
    hoursAgo: 120,
    replies: [
      { by: STUDENT, after: 5, content: 'Do I have to send my high school transcript as well as the college one?' },
      {
        by: ADMINISTRATOR,
        after: 24,
        content:
          'Check the list of documents for transfer applicants first. If you’re still not sure, send both. An extra transcript doesn’t hurt.',
      },
      {
        by: ALUMNI,
        after: 31,
        content: 'Also write down the date you sent each document. It makes a follow-up email much easier.',
      },
    ],
  },
  {
    by: 'demo.mateo',
    title: 'What do you tell a student who has no idea what to major in?',
    content: `I teach at a high school, and every fall someone asks me this. I usually say: list three classes you would take even if they didn't count.

What would you add?`,
    tags: ['Undecided', 'Choosing a major'],
    collegeId: null,
    hoursAgo: 52,
    replies: [
      {
        by: 'demo.priya',
        after: 4,
        content:
          'I ask what they like to read about in their free time. I also tell them that changing majors is common, and not a failure.',
      },
      {
        by: 'demo.imani',
        after: 12,
        content: 'Talk to someone who works in the field for twenty minutes. You’ll learn more than from ten websites.',
      },
      {
        by: STUDENT,
        after: 30,
        content:
          'Speaking as a student: please tell us what a normal Tuesday looks like in your job, too. Almost no one does.',
      },
    ],
  },
  {
    by: 'demo.priya',
    title: 'A gap year before graduate school: what did you do with it?',
    content: `I worked at a summer camp and in an office, and I needed both to decide. Some of my students worry that a year off looks bad.

If you took one, what did you do, and would you do it again?`,
    tags: ['Graduate school', 'Gap year'],
    collegeId: losAngeles,
    hoursAgo: 200,
    replies: [
      {
        by: 'demo.samir',
        after: 8,
        content:
          'I worked for fourteen months and took two professional exams. Employers didn’t ask about the gap. They asked about the exams.',
      },
      { by: 'demo.odile', after: 40, content: 'I waited tables and wrote every morning. I would do it again.' },
      {
        by: 'demo.lucia',
        after: 46,
        content: 'I took two years, worked at a shelter, and my application wrote itself. Nobody called it a gap.',
      },
    ],
  },
  {
    by: 'demo.devin',
    title: 'I switched to computer science as a junior. Ask me anything',
    content: `I changed majors after five semesters and graduated one semester late. It was worth it, but I'd plan it differently today:

- talk to an adviser *before* registration opens
- take the math requirement first
- don't stack three programming courses in one term`,
    tags: ['Computer Science', 'Changing majors', 'Advising'],
    collegeId: michiganState,
    hoursAgo: 140,
    replies: [
      { by: STUDENT, after: 6, content: 'How did you explain the extra semester in interviews?' },
      {
        by: 'demo.devin',
        after: 8,
        content:
          "In one sentence: I found what I wanted to do, and it took one more semester. Then I talked about the project I'm proudest of.",
      },
    ],
  },
  {
    by: STUDENT,
    title: 'One day on campus: what should I make time for?',
    content: `I can only visit for one day. The tour takes two hours, and I'd like to use the rest well.

What taught you more about a college than the tour did?`,
    tags: ['Campus visit'],
    collegeId: floridaState,
    hoursAgo: 96,
    replies: [
      {
        by: 'demo.tobias',
        after: 7,
        isAcceptedAnswer: true,
        content: `Sit in on a class if they let you, and have lunch where students eat. Then ask two students the same question:

> What would you change here?

The answers will help you compare departments.`,
      },
      { by: 'demo.greta', after: 15, content: 'Walk from the dorms to a classroom, in the rain if you can.' },
      {
        by: 'demo.hazel',
        after: 21,
        content: 'Read the student newspaper of the last three weeks on the bus. You’ll know what people argue about.',
      },
    ],
  },
  {
    by: 'demo.salma',
    title: 'Reading a financial aid offer: the questions I wish I had asked',
    content: `I help families with this at work now. Before you compare two offers, ask both colleges:

1. Which part of this is a grant, and which part is a loan?
2. Do I get the same grant in the second year, and what do I have to do for it?
3. What isn't included: books, travel, health insurance?

What did I forget?`,
    tags: ['Financial aid', 'Costs'],
    collegeId: howard,
    hoursAgo: 168,
    savedBy: [STUDENT],
    replies: [
      {
        by: 'demo.lionel',
        after: 10,
        content: 'Ask whether outside scholarships reduce the grant. At some colleges they do.',
      },
      { by: STUDENT, after: 12, content: 'I would never have thought of question 2. Thank you!' },
    ],
  },
  {
    by: 'demo.yuki',
    title: 'Portfolio or résumé first? Notes from my first job search in design',
    content: `I spent weeks on my résumé and got no answers. Then I rebuilt my portfolio with four projects instead of fifteen, each with two sentences on *why*.

That's when the interviews came. Happy to look at a few portfolios if you post a link.`,
    tags: ['First job', 'Design', 'Portfolio', 'Interviews'],
    collegeId: losAngeles,
    hoursAgo: 60,
    replies: [
      {
        by: 'demo.felix',
        after: 20,
        content:
          'It’s the same with sound reels. Keep it to one minute, put your best piece first, and say what you did yourself.',
      },
    ],
  },
  {
    by: 'demo.bettina',
    title: 'How many applications did you send before your first offer?',
    content:
      "My students think they're doing something wrong after ten. I sent 61. Please share your number so they know what to expect.",
    tags: ['First job', 'Job search'],
    collegeId: null,
    hoursAgo: 20,
    replies: [
      { by: 'demo.rashid', after: 1, content: '34. The offer came from a career fair, not from any of them.' },
      { by: 'demo.caleb', after: 2, content: '12, but accounting firms recruit on campus. Ask your career center.' },
      { by: 'demo.jonah', after: 6, content: 'Around 80. I stopped counting. The last ten were much better written.' },
    ],
  },
  {
    by: 'demo.ewa',
    title: "Thinking about law school? You don't need a pre-law major",
    content: `My classmates had studied music, engineering and history. What mattered was reading a lot, writing clearly, and grades.

Pick a major you'll enjoy for four years. I'm glad to answer questions about the application or the first year.`,
    tags: ['Law school', 'Choosing a major', 'Graduate school'],
    collegeId: howard,
    hoursAgo: 260,
    replies: [
      {
        by: 'demo.noor',
        after: 30,
        content: 'I agree. And work for a year in an office that deals with law before you borrow money for it.',
      },
    ],
  },
  {
    by: 'demo.grace',
    title: 'Working twelve hours a week and studying nursing: is it possible?',
    content: `I have a job offer at a front desk, three evenings a week. My science classes start at eight in the morning.

If you worked during a demanding major, **how many hours were too many?**`,
    tags: ['Nursing', 'Student jobs', 'First year'],
    collegeId: null,
    hoursAgo: 44,
    replies: [
      {
        by: 'demo.marisol',
        after: 5,
        isAcceptedAnswer: true,
        content:
          'Twelve is fine if you can study at the desk. Eighteen was too many for me. Ask for fewer hours in exam weeks before you sign.',
      },
      { by: 'demo.nia', after: 9, content: 'I do ten at a pharmacy and it works, as long as I sleep on Sundays.' },
    ],
  },
  {
    by: 'demo.owen',
    title: HIDDEN_TITLE,
    content:
      'Complete notes for six business courses, also as photos. Forty dollars for everything, and I’ll write your first paper for a little more. Message me.',
    tags: ['Student jobs'],
    collegeId: null,
    hoursAgo: 66,
    replies: [],
  },
  {
    by: STUDENT,
    title: 'Which statistics course helps most with machine learning?',
    content: `I have room for one more math course before I transfer. The choices are an introduction to probability, applied statistics, and linear algebra.

Which one would you take if you wanted to work with data later?`,
    tags: ['Statistics', 'Computer Science', 'Choosing courses'],
    collegeId: null,
    hoursAgo: 3,
    replies: [],
  },
];
