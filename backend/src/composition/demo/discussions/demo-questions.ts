import type { ForumDemoFacade } from '../../../contexts/forum';
import { STUDENT } from '../people/demo-accounts';
import { DEMO_COLLEGE_IDS } from '../people/demo-college-ids';

type SampleQuestion = Parameters<ForumDemoFacade['seedQuestion']>[0];

interface DemoQuestion extends Omit<SampleQuestion, 'by'> {
  /** Username of the student. */
  readonly by: string;
}

const { michiganState, losAngeles } = DEMO_COLLEGE_IDS;

/** One for each student at most. The colleges are real, so the texts make no claims about them. */
export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    by: STUDENT,
    collegeId: michiganState,
    figure: 'retention',
    text: 'Some students don’t come back for the second year. From what you saw, what made people leave, and what helped the others stay?',
  },
  {
    by: 'demo.hana',
    collegeId: losAngeles,
    figure: 'room_board_off_campus',
    text: 'How did you find a place to live off campus, and what did you pay for that isn’t in the official number?',
  },
];

/** @param ids keys of the demo people by username; questions of other demo people are left out */
export const toQuestions = (ids: ReadonlyMap<string, number>): SampleQuestion[] =>
  DEMO_QUESTIONS.flatMap(({ by: username, ...question }) => {
    const by = ids.get(username);
    return by === undefined ? [] : [{ ...question, by }];
  });
