import { createWithStubs } from '../../../../../test/support/created-with';
import { ContextsConversationPartners } from './contexts-conversation-partners';

const CONNECTED = { connection: { status: 'connected' }, isBlocked: false };
const STUDENT = { id: 7, role: 'student', displayName: 'Robin' };
const ALUM = { id: 8, role: 'alumni', displayName: 'Ada King' };

function conversation({
  relation = CONNECTED,
  people = [STUDENT, ALUM],
  notify = jest.fn(),
}: { relation?: object; people?: object[]; notify?: jest.Mock } = {}) {
  const identity = {
    listVisiblePeople: async () => people,
    listPeople: async () => people.slice(1),
    findOwnNames: async () => ['Robin K. Example', 'robin'],
  };
  return createWithStubs(ContextsConversationPartners, identity, { findRelation: async () => relation }, { notify });
}

describe('the sides of a conversation whose answer may be published', () => {
  it('are a student who asks and an alum who answers, in any order', async () => {
    const sides = { askerId: 7, answererId: 8 };

    expect(await conversation().findAskerAndAnswerer(7, 8)).toEqual(sides);
    expect(await conversation({ people: [ALUM, STUDENT] }).findAskerAndAnswerer(8, 7)).toEqual(sides);
  });

  it.each([
    ['one of them isn’t shown to others', { people: [STUDENT] }],
    ['both are alumni', { people: [ALUM, { ...ALUM, id: 9 }] }],
    ['one of them represents a college', { people: [STUDENT, { ...ALUM, role: 'college_admin' }] }],
    ['they aren’t connected', { relation: { connection: null, isBlocked: false } }],
    ['their request is open', { relation: { connection: { status: 'pending' }, isBlocked: false } }],
    ['one has blocked the other', { relation: { ...CONNECTED, isBlocked: true } }],
  ])('don’t exist if %s', async (_, changes) => {
    expect(await conversation(changes).findAskerAndAnswerer(7, 8)).toBeNull();
  });

  it('don’t exist for one person alone', async () => {
    expect(await conversation().findAskerAndAnswerer(7, 7)).toBeNull();
  });

  it('have names: all of the viewer’s own, and the displayed one of the other', async () => {
    expect(await conversation().listNames(7, 8)).toEqual(['Robin K. Example', 'robin', 'Ada King']);
  });
});

describe('the notice about a shared answer', () => {
  it('leads to the conversation with the other side', async () => {
    const notify = jest.fn();
    await conversation({ notify }).notify(7, { what: 'answer-suggested', by: 8, sharedAnswerId: 5, eventId: 'e' });

    expect(notify).toHaveBeenCalledWith({
      userId: 7,
      kind: 'forum',
      data: { what: 'answer-suggested', withUserId: 8 },
      subject: 'shared-answer:5',
      actorId: 8,
      eventId: 'e',
    });
  });
});
