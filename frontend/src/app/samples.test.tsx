import { act, fireEvent, screen } from '@testing-library/react';
import { aConnection, anAlumniUser } from '@test/support/alumni';
import { aRequest } from '@test/support/dashboard';
import { aMeeting, anAttendee, openEvents } from '@test/support/meetings';
import { aConversation, aSummary } from '@test/support/messages';
import { aNotification } from '@test/support/notifications';
import { anAlum, aStudent } from '@test/support/people';
import { aMatch, aRecommendation } from '@test/support/recommendations';
import { server, type Call } from '@test/support/server';
import { aListedStudent } from '@test/support/students';
import { visit } from '@test/support/visit';
import { showDialog } from '@/features/command-palette';
import type { User } from '@/shared/auth';

interface Place {
  /** What the server responds about a person who is a sample or not. */
  responses: (isSample: boolean) => Record<string, object>;
  address: string;
  as?: User;
  /** Shows the person on the open page. */
  then?: (user: ReturnType<typeof visit>['user']) => Promise<void>;
}

const connectionTo = (isSample: boolean, but: Partial<ReturnType<typeof aConnection>> = {}) =>
  aConnection({ ...but, other: { ...aConnection().other, isSample } });
const personIn = ({ other }: { other: ReturnType<typeof aConversation>['other'] }, isSample: boolean) => ({
  other: { ...other, isSample },
});
const conversationWith = { id: 9, fullName: 'Kim Rivers', avatarUrl: null };
const found = (isSample: boolean) => ({
  messages: [
    {
      id: 71,
      excerpt: 'About nursing',
      matches: [],
      sentAt: '2026-03-01T12:00:00.000Z',
      fromMe: true,
      conversationWith: { ...conversationWith, isSample },
    },
  ],
  people: [],
  colleges: [],
  discussions: [],
});
const type = async (user: ReturnType<typeof visit>['user'], label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text);
/** Responds with one connection in one of the lists of My People. */
const myPeople =
  (list: string, but: Partial<ReturnType<typeof aConnection>> = {}) =>
  (isSample: boolean) => ({
    'GET /api/my-people': ({ query }: Call) => (query.get('list') === list ? [connectionTo(isSample, but)] : []),
  });

const meetingWith = (isSample: boolean) => aMeeting({ otherUser: { isSample } });
const upcomingMeeting = (isSample: boolean) => ({
  'GET /api/meetings': ({ query }: Call) => (query.get('when') === 'upcoming' ? [meetingWith(isSample)] : []),
});

const PLACES: Record<string, Place> = {
  'the list of conversations': {
    responses: (isSample) => ({
      'GET /api/conversations': [aConversation(personIn(aConversation(), isSample))],
    }),
    address: '/messages',
  },
  'the header of a conversation': {
    responses: (isSample) => ({
      'GET /api/conversations/21': [],
      'GET /api/conversations/21/summary': aSummary(personIn(aSummary(), isSample)),
      'GET /api/connections/with/21': {},
      'GET /api/forum/shared-answers': [],
    }),
    address: '/messages?with=21',
  },
  'the choice of a recipient': {
    responses: myPeople('connected', { status: 'connected' }),
    address: '/messages?new=1',
  },
  'found messages': {
    responses: (isSample) => ({ 'GET /api/search': found(isSample) }),
    address: '/messages',
    then: (user) => type(user, 'Search messages', 'nursing'),
  },
  'messages in the command palette': {
    responses: (isSample) => ({ 'GET /api/search': found(isSample) }),
    address: '/terms',
    then: searchEverything,
  },
  'people in the command palette': {
    responses: (isSample) => ({
      'GET /api/search': {
        ...found(false),
        messages: [],
        people: [{ ...conversationWith, role: 'alumni', headline: null, isSample }],
      },
    }),
    address: '/terms',
    then: searchEverything,
  },
  notifications: {
    responses: (isSample) => ({
      'GET /api/notifications': [aNotification({ actor: { id: 8, fullName: 'Kim', avatarUrl: null, isSample } })],
    }),
    address: '/notifications',
  },
  'the connections in My People': { responses: myPeople('connected', { status: 'connected' }), address: '/my-people' },
  'the requests in My People': { responses: myPeople('asked'), address: '/my-people?tab=asked' },
  'the blocked people': {
    responses: (isSample) => ({
      'GET /api/blocks': [
        { userId: 21, displayName: 'Kim', avatarUrl: null, isSample, blockedAt: '2026-01-05T12:00:00.000Z' },
      ],
    }),
    address: '/my-people?tab=blocked',
  },
  'the past mentors': {
    responses: (isSample) => ({
      'GET /api/recommendations': [aRecommendation({ status: 'accepted' })],
      'GET /api/recommendations/dials': { order: [], raises: [] },
      'GET /api/matches': [aMatch({ other: { id: 8, fullName: 'Kim', avatarUrl: null, isSample } })],
    }),
    address: '/recommendations?tab=accepted',
  },
  'expired recommendations': {
    responses: (isSample) => ({
      'GET /api/recommendations': [aRecommendation({ isExpired: true, mentor: { isSample } })],
      'GET /api/recommendations/dials': { order: [], raises: [] },
      'GET /api/matches': [],
    }),
    address: '/recommendations',
  },
  'similar mentors': {
    responses: (isSample) => ({
      'GET /api/my-people': [connectionTo(false, { status: 'declined' })],
      'GET /api/alumni/21/similar': [anAlumniUser({ id: 22, fullName: 'Noor Haddad', isSample })],
    }),
    address: '/my-people?tab=past',
  },
  'requests on the dashboard': {
    responses: (isSample) => ({
      'GET /api/connection-requests': [aRequest({ sender: { id: 21, fullName: 'Alex', avatarUrl: null, isSample } })],
    }),
    address: '/',
    as: anAlum(),
  },
  'recent messages on the dashboard': {
    responses: (isSample) => ({ 'GET /api/conversations': [aConversation(personIn(aConversation(), isSample))] }),
    address: '/',
  },
  'students on the dashboard': {
    responses: (isSample) => ({ 'GET /api/users': [aListedStudent({ isSample })] }),
    address: '/',
    as: anAlum(),
  },
  'meetings on the dashboard': { responses: upcomingMeeting, address: '/' },
  'the list of meetings': { responses: upcomingMeeting, address: '/events' },
  'one meeting': {
    responses: (isSample) => ({ 'GET /api/meetings/31': meetingWith(isSample) }),
    address: '/events?meeting=31',
  },
  'the choice of an attendee': {
    responses: (isSample) => ({ 'GET /api/meetings/attendees': [anAttendee({ isSample })] }),
    address: '/events?new=1',
    then: (user) => type(user, 'Attendee', 'Kim'),
  },
  'requests saved until the email is confirmed': {
    responses: (isSample) => ({
      'GET /api/connections/drafts': [
        {
          userId: 21,
          displayName: 'Kim',
          avatarUrl: null,
          isSample,
          message: 'May I ask you something?',
          savedAt: '2026-11-20T12:00:00.000Z',
          refusal: null,
        },
      ],
    }),
    address: '/',
    as: aStudent({ emailVerified: false }),
  },
  'questions on the dashboard': { responses: myPeople('questions', { question: 'Why?' }), address: '/' },
  'sent requests on the dashboard': { responses: myPeople('asked'), address: '/' },
};

async function open({ responses, address, as = aStudent(), then }: Place, isSample: boolean) {
  for (const [route, response] of Object.entries(responses(isSample))) server.respond(route, response);
  const { user } = address.startsWith('/events') ? await openEvents({ address, as }) : visit(address, { as });
  await then?.(user);
}

async function searchEverything(user: ReturnType<typeof visit>['user']) {
  await screen.findByRole('heading', { level: 1 });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'nursing');
}

afterEach(() => act(() => showDialog(null)));

describe('a person invented for the demo data', () => {
  it.each(Object.entries(PLACES))('is marked in: %s', async (_, place) => {
    await open(place, true);
    expect(await screen.findByText('Sample')).toBeInTheDocument();
  });

  it('differs from other people, who have no mark', async () => {
    await open(PLACES['the list of conversations']!, false);
    expect(await screen.findByText('Alex Sample')).toBeInTheDocument();
    expect(screen.queryByText('Sample')).not.toBeInTheDocument();
  });
});
