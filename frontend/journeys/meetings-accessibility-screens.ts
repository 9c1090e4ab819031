import type { Page } from '@playwright/test';
import type { Screen } from './accessibility-screens';

const HOUR_MS = 3_600_000;

/** The other participant, who doesn't exist on this server: the journey provides the responses about meetings. */
const OTHER = {
  id: 900_001,
  displayName: 'Kim Example',
  avatarUrl: null,
  isSample: false,
  role: 'alumni',
  college: 'A college by the sea',
  major: 'History',
};

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Returns a meeting that starts in the given number of hours, with the viewer as attendee. */
const meeting = (id: number, title: string, hours: number, overrides: Record<string, unknown> = {}) => ({
  id,
  hostId: OTHER.id,
  attendeeId: 1,
  title,
  description: 'What a week there is like.',
  startTime: inHours(hours),
  endTime: inHours(hours + 1),
  status: 'confirmed',
  sequence: 0,
  meetingUrl: null,
  joinFrom: inHours(hours - 0.25),
  joinUntil: inHours(hours + 1.5),
  proposal: null,
  reason: null,
  outcome: null,
  createdAt: inHours(-100),
  updatedAt: inHours(-100),
  otherUser: OTHER,
  ...overrides,
});

const UPCOMING = [
  meeting(900_001, 'Choosing a major', 30),
  meeting(900_002, 'Reading an essay', 31, { status: 'pending' }),
  meeting(900_003, 'Campus life', 100, {
    proposal: { startTime: inHours(110), endTime: inHours(111), note: 'I have a class.', createdAt: inHours(-1) },
  }),
];
const PAST = [meeting(900_004, 'Going on right now', -0.5), meeting(900_005, 'A first call', -50)];

const NOTES = {
  agenda: 'Compare the first years',
  notes: 'Labs start in the second term.',
  actionItems: [
    { id: 1, text: 'Send the reading list', ownerId: OTHER.id, dueOn: '2027-03-14', isDone: false },
    { id: 2, text: 'Look at the course catalogue', ownerId: null, dueOn: null, isDone: true },
  ],
  privateNote: null,
  version: 3,
  editedBy: { id: OTHER.id, displayName: OTHER.displayName },
  editedAt: inHours(-1),
};

/** The other participant's slots on the three days from tomorrow. */
const SLOTS = [1, 2, 3].flatMap((day) =>
  [0, 1, 2].map((hour) => ({ startTime: inHours(24 * day + hour), endTime: inHours(24 * day + hour + 0.5) })),
);

const GROUP_HOUR = {
  id: 900_006,
  topic: 'Life in the dorms',
  startTime: inHours(30),
  endTime: inHours(31),
  status: 'open',
  places: 5,
  placesLeft: 3,
  reason: null,
  joinFrom: inHours(29.75),
  joinUntil: inHours(31.5),
  host: { ...OTHER, graduationYear: 2020 },
  isHost: false,
  hasJoined: false,
  question: null,
  participants: null,
};
const JOINED_GROUP_HOUR = { ...GROUP_HOUR, id: 900_007, hasJoined: true, question: 'Is it loud at night?' };
const HOSTED_GROUP_HOUR = {
  ...GROUP_HOUR,
  id: 900_008,
  isHost: true,
  participants: [{ name: 'Robin', question: 'Is it loud at night?', joinedAt: inHours(-1) }],
};

/** Stubs the responses about meetings and a confirmed address, then opens a page that shows them. */
async function withMeetings(page: Page, path = '/events') {
  const answers: [RegExp, (address: URL) => unknown][] = [
    [/\/api\/meetings$/, (address) => (address.searchParams.get('when') === 'past' ? PAST : UPCOMING)],
    [/\/api\/meetings\/900001$/, () => UPCOMING[0]],
    [/\/api\/meetings\/900001\/notes$/, () => NOTES],
    [
      /\/api\/meetings\/attendees$/,
      () => [{ ...OTHER, isConnected: true, timeZone: 'Australia/Lord_Howe', hasHours: true }],
    ],
    [/\/api\/meetings\/conflicts$/, () => ({ own: null, theirs: true, theirNight: true, outsideHours: false })],
    [/\/api\/users\/900001\/slots$/, () => SLOTS],
    [/\/api\/group-hours$/, (address) => [address.searchParams.get('list') === 'own' ? JOINED_GROUP_HOUR : GROUP_HOUR]],
    [/\/api\/group-hours\/900008$/, () => HOSTED_GROUP_HOUR],
  ];
  for (const [path, answer] of answers) {
    await page.route(
      (address) => path.test(address.pathname),
      (route) => route.fulfill({ json: answer(new URL(route.request().url())) }),
    );
  }
  await page.route(
    (address) => address.pathname === '/api/user',
    async (route) => {
      const response = await route.fetch();
      const user = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...user, emailVerified: true } });
    },
  );
  await page.goto(path);
}

/** The meeting screens, in the states that look different. */
export const MEETINGS_SCREENS: readonly Screen[] = [
  { name: 'no meetings yet', path: '/events', as: 'student', shows: (page) => page.getByText('No upcoming meetings') },
  {
    name: 'meetings',
    path: '/events',
    as: 'student',
    after: (page) => withMeetings(page),
    shows: (page) => page.getByRole('region', { name: 'Happening now' }),
  },
  {
    name: 'a meeting with its notes',
    path: '/events',
    as: 'alumni',
    after: (page) => withMeetings(page, '/events?meeting=900001'),
    shows: (page) => page.getByRole('textbox', { name: 'Private note' }),
  },
  {
    name: 'scheduling a meeting',
    path: '/events',
    as: 'student',
    after: async (page) => {
      await withMeetings(page, '/events?new=1&with=900001');
      const free = page
        .getByRole('group', { name: 'Days when Kim Example is available' })
        .getByRole('grid')
        .getByRole('button', { disabled: false });
      await page.getByText(/^Choose a day|has no open times/).waitFor();
      if ((await free.count()) === 0) await page.getByRole('button', { name: /next month/i }).click();
      await free.first().click();
      await page.getByRole('radiogroup').locator('label').first().click();
    },
    shows: (page) => page.getByText('It will be night for Kim Example at this time.'),
  },
  {
    name: 'group hours to join',
    path: '/group-hours',
    as: 'student',
    after: async (page) => {
      await withMeetings(page, '/group-hours');
      await page.getByRole('button', { name: /^Join ?:/ }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Join this group hour' }),
  },
  {
    name: 'an own group hour',
    path: '/group-hours',
    as: 'alumni',
    after: (page) => withMeetings(page, '/group-hours?open=900008'),
    shows: (page) => page.getByText('Students who joined'),
  },
  {
    name: 'own hours',
    path: '/events',
    as: 'alumni',
    after: async (page) => {
      await page.getByRole('button', { name: 'My hours' }).click();
      await page.getByRole('button', { name: 'Add hours on Tuesday' }).click();
    },
    shows: (page) => page.getByLabel('From, Tuesday'),
  },
];
