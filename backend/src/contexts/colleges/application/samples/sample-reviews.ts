import type { ReviewContent } from '../../domain/reviews/review-draft';

interface SampleReview extends ReviewContent {
  /** Username of the author, an invented person. */
  readonly by: string;
  /** ID in the starter table. */
  readonly collegeId: number;
  readonly daysAgo: number;
  /** Usernames of people who found it helpful. */
  readonly helpfulTo?: readonly string[];
  /** The reply of the college that the demo administrator represents. */
  readonly reply?: string;
}

// The colleges are real, so the texts are about a person's own choices and claim nothing about the college. The
// student's account has not reviewed the first college, so that people who try it out can.
export const SAMPLE_REVIEWS: readonly SampleReview[] = [
  {
    by: 'demo.alumni',
    collegeId: 1,
    rating: 4,
    daysAgo: 40,
    content:
      'I enrolled for computer science and stayed for the people in my study group.\n\nThe first semester was hard because I took two programming courses together. My advice: take one, and go to office hours in the second week, before you need them. I’d choose the same major again.',
    helpfulTo: ['demo.student', 'demo.minh', 'demo.theo', 'demo.clara'],
    reply: 'Thank you, Alex. This will help students who are choosing their first courses.',
  },
  {
    by: 'demo.imani',
    collegeId: 1,
    rating: 5,
    daysAgo: 63,
    content:
      'The best thing I did was knock on a lab door in my second year and ask if they needed help washing glassware. They did, and a year later I had my own small project. You don’t need perfect grades for that, but you do need to show up every week.',
    helpfulTo: ['demo.nia', 'demo.grace'],
  },
  {
    by: 'demo.mateo',
    collegeId: 1,
    rating: 4,
    daysAgo: 85,
    content:
      'A big school felt lonely until October. Then I joined the debate team and it became a small one. If you like history, sit in on a lecture before you decide: some are large, the seminars are not.',
    helpfulTo: ['demo.jamal'],
  },
  {
    by: 'demo.odile',
    collegeId: 1,
    rating: 3,
    daysAgo: 120,
    content:
      'The winters were longer than I expected, and the people were warmer. I changed my major once and spent a week looking for the right form. Keep copies of everything.',
    reply:
      'Thank you for the honest words, Odile. Please tell us which form it was, so that we can find out why it took so long.',
  },
  {
    by: 'demo.tobias',
    collegeId: 2,
    rating: 5,
    daysAgo: 22,
    content:
      'I picked it for the price and would pick it again for the professors who answered my emails. Get a campus job early. Mine was in the library, and I studied through most of it.',
    helpfulTo: ['demo.student', 'demo.leila'],
  },
  {
    by: 'demo.felix',
    collegeId: 2,
    rating: 4,
    daysAgo: 51,
    content:
      'Practice rooms are full at six and empty at seven in the morning. That one fact saved my degree. Ask current students about the ensembles, because the audition dates are sooner than you think.',
  },
  {
    by: 'demo.student',
    collegeId: 2,
    rating: 3,
    daysAgo: 12,
    content:
      'This is about one visit in summer. The tour was friendly but fast, and I liked the hour on my own in the student union better. I still want to know how transfer students find housing.',
    helpfulTo: ['demo.owen'],
  },
  {
    by: 'demo.priya',
    collegeId: 163,
    rating: 4,
    daysAgo: 34,
    content:
      'Lectures are large, so I learned to sit in the same row every week, and that’s how I met my closest friends. Psychology has more statistics than people expect. I’m grateful for it now.',
    helpfulTo: ['demo.leila', 'demo.eli'],
  },
  {
    by: 'demo.greta',
    collegeId: 91,
    rating: 5,
    daysAgo: 47,
    content:
      'I found two mentors in my first year and still call both of them. The alumni network is what I would pay for twice. Dress warmly for move-in day anyway.',
    helpfulTo: ['demo.sofia'],
  },
  {
    by: 'demo.jonah',
    collegeId: 150,
    rating: 4,
    daysAgo: 75,
    content:
      'Small classes mean that everyone notices when you haven’t done the reading. I needed that. Talk to the research groups before you choose a lab course, since some of them fill up in a day.',
  },
  {
    by: 'demo.dario',
    collegeId: 15,
    rating: 5,
    daysAgo: 18,
    content:
      'Two years here, then a transfer with every credit. My classmates were nurses, cooks and a retired bus driver, and group projects were better for it. Meet the transfer counselor in your first month.',
    helpfulTo: ['demo.owen', 'demo.student', 'demo.hana'],
  },
  {
    by: 'demo.marisol',
    collegeId: 15,
    rating: 4,
    daysAgo: 95,
    content:
      'I worked nights and took day classes, which is possible but not fun. The tutoring center is what got me through anatomy. Bring your shift plan when you choose your classes.',
  },
];
