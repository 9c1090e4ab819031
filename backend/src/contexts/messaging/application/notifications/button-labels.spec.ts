import { getButtonLabel } from './button-labels';
import { toWording } from './wording';

const ada = { id: 3, name: 'Ada Mentor' };

describe('the label of a link to a notification', () => {
  it.each(['answer-suggested', 'answer-edited', 'answer-declined', 'answer-withdrawn'] as const)(
    'names the conversation that "forum %s" links to',
    (what) => {
      expect(toWording({ kind: 'forum', data: { what, withUserId: 7 } }, ada).link).toBe('/messages?with=7');
      expect(getButtonLabel('forum', what)).toBe('Open the conversation');
    },
  );

  it.each(['replied', 'replied-to-yours', 'marked'] as const)(
    'names the discussion that "forum %s" links to',
    (what) => {
      expect(toWording({ kind: 'forum', data: { what, postId: 3, replyId: 9 } }, ada).link).toBe('/forum/3?reply=9');
      expect(getButtonLabel('forum', what)).toBe('See the discussion');
    },
  );

  it('depends on the kind if two kinds have events of the same name', () => {
    expect(getButtonLabel('answer', 'accepted')).toBe('Find a time to talk');
    expect(getButtonLabel('meeting', 'accepted')).toBe('See the meeting');
  });
});
