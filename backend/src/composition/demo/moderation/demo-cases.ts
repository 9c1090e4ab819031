import { DEMO_COLLEGE_IDS } from '../people/demo-college-ids';
import { REPORTED_MESSAGE } from '../conversations/demo-conversations';
import { HIDDEN_TITLE, REPORTED_REPLY } from '../discussions/demo-discussions';

/** What a case is about, before its ID is looked up. */
type DemoTarget =
  | { readonly type: 'post'; readonly title: string }
  | { readonly type: 'reply'; readonly content: string }
  | { readonly type: 'message'; readonly content: string; readonly by: string; readonly to: string }
  | { readonly type: 'review'; readonly by: string; readonly collegeId: number }
  | { readonly type: 'user'; readonly username: string };

export interface DemoCaseText {
  readonly target: DemoTarget;
  readonly reports: readonly {
    readonly by: string;
    readonly reason: 'spam' | 'abuse' | 'false' | 'private' | 'other';
    readonly note: string;
  }[];
  readonly decision?:
    | { readonly action: 'claim' }
    | { readonly action: 'hide' | 'warn' | 'dismiss'; readonly note: string };
}

/** Cases for the operator: two open ones, one that is claimed, and three that are decided. */
export const DEMO_CASES: readonly DemoCaseText[] = [
  {
    target: { type: 'message', content: REPORTED_MESSAGE, by: 'demo.tobias', to: 'demo.clara' },
    reports: [
      {
        by: 'demo.clara',
        reason: 'private',
        note: 'He wants my phone number after one message. I’d rather stay here.',
      },
    ],
  },
  {
    target: { type: 'review', by: 'demo.jonah', collegeId: DEMO_COLLEGE_IDS.rice },
    reports: [{ by: 'demo.eli', reason: 'false', note: 'He graduated in 2007, so I don’t think this is up to date.' }],
  },
  {
    target: { type: 'user', username: 'demo.bettina' },
    reports: [
      {
        by: 'demo.hana',
        reason: 'other',
        note: 'Her profile offers mock interviews, but she accepts no requests. Please check whether it’s up to date.',
      },
    ],
    decision: { action: 'claim' },
  },
  {
    target: { type: 'post', title: HIDDEN_TITLE },
    reports: [
      { by: 'demo.hana', reason: 'spam', note: 'This sells papers, which most honor codes forbid.' },
      { by: 'demo.eli', reason: 'spam', note: 'It’s an ad, and he offers to write papers for money.' },
    ],
    decision: {
      action: 'hide',
      note: 'Offers to write a paper for money. Hidden, and the author may post notes for free.',
    },
  },
  {
    target: { type: 'reply', content: REPORTED_REPLY },
    reports: [{ by: 'demo.minh', reason: 'abuse', note: 'Rude to someone who was brave enough to ask.' }],
    decision: { action: 'warn', note: 'Answer the question or leave it to others. Please be kind to beginners.' },
  },
  {
    target: { type: 'review', by: 'demo.felix', collegeId: DEMO_COLLEGE_IDS.floridaState },
    reports: [{ by: 'demo.sofia', reason: 'spam', note: 'Looks like an ad for the music school.' }],
    decision: { action: 'dismiss', note: 'A personal experience without a link or an offer. It stays.' },
  },
];
