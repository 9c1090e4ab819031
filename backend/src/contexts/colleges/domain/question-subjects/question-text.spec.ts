import { FIGURE_NAMES } from '../catalogue/federal/federal-figures';
import { composeCollegeQuestion, composeFigureQuestion, composeProgramQuestion } from './question-text';

const SOURCE = { year: '2022-23', source: 'College Scorecard' };

describe('a question about a figure', () => {
  it.each([
    ['net_price', 20_100, 'lists $20,100 as the average yearly price after grants (2022–23). What did students pay'],
    ['net_price', -300, 'lists -$300 as'],
    ['graduation_rate', 0.875, 'lists 87.5% as the share of students who finish'],
    ['student_faculty_ratio', 8, 'lists 8 as the number of students per faculty member'],
    ['enrollment', 29_401, 'lists 29,401 as the number of undergraduates'],
  ] as const)('about %s of %p has the value, the year and the source', (name, value, text) => {
    const question = composeFigureQuestion('NYU', name, { ...SOURCE, value });
    expect(question).toContain(`Hi, I’m looking at NYU. The College Scorecard ${text}`);
  });

  it('has a range, or says that there is no figure', () => {
    const range = { from: 0.05, to: 0.09 };
    expect(composeFigureQuestion('NYU', 'default_rate', { ...SOURCE, value: null, range })).toContain('lists 5–9% as');
    const none = composeFigureQuestion('NYU', 'debt', { ...SOURCE, value: null });
    expect(none).toContain('The College Scorecard has no figure for the median federal debt of graduates.');
  });

  it.each([
    ['debt', 'pay for college'],
    ['monthly_payment', 'pay for college'],
    ['tuition_in_state', 'which costs surprised you'],
    ['retention', 'why did some leave'],
    ['earnings_10_years', 'What did you see after college'],
    ['act_50', 'when you applied'],
    ['women_share', 'to be a student there'],
    ['tuition_revenue_per_student', 'to be a student there'],
  ] as const)('about %s asks about it', (name, text) =>
    expect(composeFigureQuestion('NYU', name, { ...SOURCE, value: 1 })).toContain(text),
  );

  it('fits the limits of open questions for every figure', () => {
    const lengths = FIGURE_NAMES.map(
      (name) => composeFigureQuestion('x'.repeat(100), name, { ...SOURCE, value: 0.5 }).length,
    );
    expect(Math.max(...lengths)).toBeLessThan(600);
  });
});

describe('a question about a program', () => {
  it('has the field, the level and a figure', () => {
    const figure = { ...SOURCE, value: 95_000, phrase: 'median pay 4 years after finishing', unit: 'usd' } as const;
    expect(composeProgramQuestion('NYU', { field: 'Computer Science', level: 'bachelor', figure })).toBe(
      'Hi, I’m thinking about studying Computer Science (a bachelor’s degree) at NYU. The College Scorecard lists $95,000 as median pay 4 years after finishing (2022–23). What was the program like, and what did people do afterwards?',
    );
    expect(composeProgramQuestion('NYU', { field: 'Law', level: null, figure: null })).toBe(
      'Hi, I’m thinking about studying Law at NYU. What was the program like, and what did people do afterwards?',
    );
  });
});

it('a question about a college names it', () => expect(composeCollegeQuestion('NYU')).toContain('looking at NYU.'));
