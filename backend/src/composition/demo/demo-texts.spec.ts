import { DEMO_BROADCAST, DEMO_SUPPORT_REQUEST, INTERESTED_STUDENTS } from './college/demo-broadcast';
import { CLAIMING_USERNAMES, createAlumniListFile } from './college/demo-alumni-list';
import { DEMO_CONVERSATIONS } from './conversations/demo-conversations';
import { PAST_DEMO_MEETINGS, UPCOMING_DEMO_MEETINGS } from './conversations/demo-meetings';
import { DEMO_DISCUSSIONS } from './discussions/demo-discussions';
import { DEMO_QUESTIONS } from './discussions/demo-questions';
import { DEMO_CASES } from './moderation/demo-cases';
import { ADMINISTRATOR, ALUMNI, STUDENT } from './people/demo-accounts';
import { DEMO_ALUMNI } from './people/demo-alumni';
import { DEMO_STUDENTS } from './people/demo-students';

const ADULT_AGE = 18;
const students = [STUDENT, ...DEMO_STUDENTS.map(({ username }) => username)];
const alumni = [ALUMNI, ...DEMO_ALUMNI.map(({ username }) => username)];

/** Each text with the person who wrote it. */
const texts: readonly { readonly by: string; readonly text: string }[] = [
  ...DEMO_ALUMNI.map(({ username, profile }) => ({ by: username, text: profile.bio })),
  ...DEMO_STUDENTS.flatMap(({ username, profile: { bio, careerGoals } }) =>
    [bio, careerGoals].map((text) => ({ by: username, text })),
  ),
  ...DEMO_CONVERSATIONS.flatMap(({ student, alum, messages, question, declinedBecause }) => [
    ...messages.map((text, n) => ({ by: n % 2 === 0 ? student : alum, text })),
    ...(question ? [{ by: alum, text: question.text }] : []),
    ...(question?.answer ? [{ by: student, text: question.answer }] : []),
    ...(declinedBecause ? [{ by: alum, text: declinedBecause }] : []),
  ]),
  ...DEMO_DISCUSSIONS.flatMap((one) => [one, ...one.replies]).map(({ by, content }) => ({ by, text: content })),
  ...DEMO_QUESTIONS,
  ...[...UPCOMING_DEMO_MEETINGS, ...PAST_DEMO_MEETINGS].map(({ host, description }) => ({
    by: host,
    text: description,
  })),
  ...PAST_DEMO_MEETINGS.flatMap(({ host, agenda, notes }) => [agenda, notes].map((text) => ({ by: host, text }))),
  ...DEMO_CASES.flatMap(({ reports }) => reports).map(({ by, note }) => ({ by, text: note })),
  ...DEMO_CASES.flatMap(({ decision }) => (decision && 'note' in decision ? [decision.note] : [])).map((text) => ({
    by: ADMINISTRATOR,
    text,
  })),
  { by: ADMINISTRATOR, text: DEMO_BROADCAST.content },
  { by: DEMO_SUPPORT_REQUEST.by, text: DEMO_SUPPORT_REQUEST.message },
  ...DEMO_BROADCAST.answers.flatMap(({ student, content, ...answer }) => [
    { by: student, text: content },
    ...('reply' in answer ? [{ by: ADMINISTRATOR, text: answer.reply }] : []),
  ]),
];

/** Texts of one line. */
const titles: readonly string[] = [
  ...DEMO_DISCUSSIONS.map(({ title }) => title),
  ...[...UPCOMING_DEMO_MEETINGS, ...PAST_DEMO_MEETINGS].map(({ title }) => title),
  ...PAST_DEMO_MEETINGS.flatMap(({ actionItems }) => actionItems.map(({ text }) => text)),
  DEMO_BROADCAST.subject,
  DEMO_SUPPORT_REQUEST.subject,
];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/).map((sentence) => sentence.trim());

describe('demo texts', () => {
  it('are sentences of a readable length', () => {
    for (const { text } of texts) {
      expect(text).toMatch(/^[A-Z0-9]/);
      expect(text.length).toBeGreaterThanOrEqual(20);
      expect(text.length).toBeLessThanOrEqual(700);
      for (const sentence of sentencesOf(text)) expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(40);
    }
  });

  it('have short titles', () => {
    for (const title of titles) {
      expect(title).toMatch(/^[A-Z0-9].*[^.]$/);
      expect(title.length).toBeGreaterThanOrEqual(10);
      expect(title.length).toBeLessThanOrEqual(100);
    }
  });

  it('repeat no sentence', () => {
    const sentences = [...texts.flatMap(({ text }) => sentencesOf(text)), ...titles].filter(
      ({ length }) => length > 20,
    );
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it('are by existing people, and each person has written one', () => {
    const people = new Set([...students, ...alumni, ADMINISTRATOR]);
    const authors = new Set(texts.map(({ by }) => by));

    expect([...authors].filter((by) => !people.has(by))).toEqual([]);
    expect([...people].filter((username) => !authors.has(username))).toEqual([]);
  });
});

describe('demo people', () => {
  it('are 12 adult students and 25 alumni of six colleges, each with another name', () => {
    const names = [...DEMO_ALUMNI, ...DEMO_STUDENTS].map(({ fullName }) => fullName);
    const now = new Date();

    expect([students.length, alumni.length]).toEqual([12, 25]);
    expect(new Set(DEMO_ALUMNI.map(({ collegeId }) => collegeId)).size).toBe(6);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set([...students, ...alumni]).size).toBe(37);
    for (const { birthDate } of DEMO_STUDENTS) {
      const ofAge = new Date(birthDate);
      ofAge.setUTCFullYear(ofAge.getUTCFullYear() + ADULT_AGE);
      expect(ofAge.getTime()).toBeLessThan(now.getTime());
    }
  });

  it('have conversations that a student started, in each state', () => {
    for (const { student, alum } of DEMO_CONVERSATIONS) {
      expect([students.includes(student), alumni.includes(alum)]).toEqual([true, true]);
    }
    for (const account of [STUDENT, ALUMNI]) {
      const own = DEMO_CONVERSATIONS.filter(({ student, alum }) => student === account || alum === account);
      expect(own.some(({ messages, isRead }) => messages.length > 1 && !isRead)).toBe(true);
      expect(
        own.some(({ messages, question, declinedBecause }) => messages.length === 1 && !question && !declinedBecause),
      ).toBe(true);
      expect(own.some(({ question }) => question?.answer)).toBe(true);
      expect(own.some(({ declinedBecause }) => declinedBecause)).toBe(true);
    }
  });

  it('include those on the list of the demo college', () => {
    const rows = createAlumniListFile().split('\r\n');

    expect(rows).toHaveLength(1 + CLAIMING_USERNAMES.length + 11);
    for (const username of CLAIMING_USERNAMES) expect(rows.some((row) => row.includes(`${username}@`))).toBe(true);
    // An account on the list that claims nothing would be shown as invited, although it writes reviews.
    const withAccount = alumni.filter((username) => rows.some((row) => row.includes(`${username}@`)));
    expect(withAccount.sort()).toEqual([...CLAIMING_USERNAMES].sort());
    expect(INTERESTED_STUDENTS.every(({ username }) => students.includes(username))).toBe(true);
  });
});
