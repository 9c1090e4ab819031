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

// The colleges are real, so the texts say only what a person did or felt, and claim nothing about the college. The
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
      'I felt lonely until October. Then I joined the debate team and met my closest friends. I sat in on two history lectures before I chose my major, and I’d do that again.',
    helpfulTo: ['demo.jamal'],
  },
  {
    by: 'demo.odile',
    collegeId: 1,
    rating: 3,
    daysAgo: 120,
    content:
      'I wasn’t ready for my first winter and bought a real coat in November. I changed my major once and spent a week filling in the wrong form. Keep copies of everything.',
    reply: 'Thank you for the honest words, Odile. Please tell us which form it was, so that we can explain it better.',
  },
  {
    by: 'demo.tobias',
    collegeId: 2,
    rating: 5,
    daysAgo: 22,
    content:
      'I compared four offers, picked this one, and would pick it again. Get a campus job early. Mine was in the library, and I studied through most of it.',
    helpfulTo: ['demo.student', 'demo.leila'],
  },
  {
    by: 'demo.felix',
    collegeId: 2,
    rating: 4,
    daysAgo: 51,
    content:
      'I practiced at seven in the morning for four years, and that habit saved my degree. I almost missed my first audition because I hadn’t looked up the date. Put it in your calendar early.',
  },
  {
    by: 'demo.student',
    collegeId: 2,
    rating: 3,
    daysAgo: 12,
    content:
      'This is about one visit in summer. I took the tour, and I liked the hour on my own afterward even better. I still want to know how transfer students find housing.',
    helpfulTo: ['demo.owen'],
  },
  {
    by: 'demo.priya',
    collegeId: 163,
    rating: 4,
    daysAgo: 34,
    content:
      'I sat in the same row every week, and that’s how I met the people I studied with. I didn’t expect to learn so much statistics for my psychology degree. I’m grateful for it now.',
    helpfulTo: ['demo.leila', 'demo.eli'],
  },
  {
    by: 'demo.greta',
    collegeId: 91,
    rating: 5,
    daysAgo: 47,
    content:
      'I found two mentors in my first year and still call both of them. They are why I’d do it all again. I moved in without an umbrella, which I don’t recommend.',
    helpfulTo: ['demo.sofia'],
  },
  {
    by: 'demo.jonah',
    collegeId: 150,
    rating: 4,
    daysAgo: 75,
    content:
      'I once went to a seminar without doing the reading, and I never did that again. I talked to three research groups before I chose a lab course. Do the same, and ask what you would do there on your first day.',
  },
  {
    by: 'demo.dario',
    collegeId: 15,
    rating: 5,
    daysAgo: 18,
    content:
      'I studied here for two years and then transferred. In my group projects I worked with a nurse, two cooks and a retired bus driver, and I learned from all of them. I met a transfer counselor in my first month, and I’m glad I did.',
    helpfulTo: ['demo.owen', 'demo.student', 'demo.hana'],
  },
  {
    by: 'demo.marisol',
    collegeId: 15,
    rating: 4,
    daysAgo: 95,
    content:
      'I worked nights and took day classes, which I got used to but never enjoyed. A study partner got me through anatomy. Bring your shift plan when you choose your classes.',
  },
];
