import type { RosterEntryState } from '../../domain/roster/roster-entry';
import { ALUM_SCHEMA, type JsonObject, readAttributes, toRosterInput, toValues, USER_SCHEMA } from './scim-attributes';
import { parseFilter, parsePage, parseRosterId, toRosterQuery } from './scim-filter';
import { applyPatch } from './scim-patch';
import { assertVersion, toScimUser, toVersion } from './scim-resource';

const MONDAY = new Date('2026-03-02T12:00:00Z');
const ADA: RosterEntryState = {
  id: 41,
  collegeId: 3,
  externalId: 'a-1',
  alumnus: {
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada@example.org',
    graduationYear: 2015,
    major: 'Mathematics',
    jobTitle: 'Engineer',
    company: null,
    linkedinUrl: null,
    suggestedMentor: true,
  },
  importedAt: MONDAY,
  purgeAt: MONDAY,
  claimedBy: 70,
  claimedAt: MONDAY,
  endedAt: null,
};
const patched = (...Operations: unknown[]) => toRosterInput(applyPatch(toValues(ADA), { Operations }), true);
const read = (resource: JsonObject) =>
  toRosterInput(
    new Map([...readAttributes(resource)].flatMap(([path, text]) => (text === null ? [] : [[path, text]]))),
    true,
  );

describe('a SCIM resource', () => {
  it('contains only what the college sent', () => {
    const user = toScimUser(ADA, 'https://gradspan.example');

    expect(user).toEqual({
      schemas: [USER_SCHEMA, ALUM_SCHEMA],
      id: '41',
      externalId: 'a-1',
      userName: 'ada@example.org',
      name: { formatted: 'Ada Example', givenName: 'Ada', familyName: 'Example' },
      emails: [{ value: 'ada@example.org', type: 'work', primary: true }],
      title: 'Engineer',
      active: true,
      [ALUM_SCHEMA]: { graduationYear: 2015, major: 'Mathematics', willingToMentor: true },
      meta: {
        resourceType: 'User',
        created: '2026-03-02T12:00:00.000Z',
        location: 'https://gradspan.example/scim/v2/Users/41',
        version: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      },
    });
    expect(JSON.stringify(user)).not.toContain('70');
  });

  it('has a version that changes with what it shows, and not with a claim', () => {
    expect(toVersion({ ...ADA, claimedBy: null, claimedAt: null })).toBe(toVersion(ADA));
    for (const change of [{ endedAt: MONDAY }, { externalId: null }, { alumnus: { ...ADA.alumnus, major: 'Art' } }]) {
      expect(toVersion({ ...ADA, ...change })).not.toBe(toVersion(ADA));
    }
    assertVersion(undefined, ADA);
    assertVersion('*', ADA);
    assertVersion(`"x", ${toVersion(ADA)}`, ADA);
    expect(() => assertVersion('"x"', ADA)).toThrow('The person has changed');
  });

  it('is read without regard to case, and without what isn’t stored', () => {
    const input = read({
      SCHEMAS: [USER_SCHEMA],
      username: 'Ada@Example.org',
      Name: { GivenName: 'Ada', familyname: 'Example', middleName: 'May' },
      displayName: 'Ada',
      phoneNumbers: [{ value: '1' }],
      emails: [{ value: 'other@example.org' }],
      password: 'secret',
      title: null,
      active: 'False',
      [ALUM_SCHEMA]: { graduationYear: 2015, Major: 'Mathematics', willingToMentor: false },
    });

    expect(input).toEqual({
      externalId: null,
      isActive: false,
      fields: {
        email: 'Ada@Example.org',
        first_name: 'Ada',
        last_name: 'Example',
        graduation_year: '2015',
        major: 'Mathematics',
        willing_to_mentor: 'false',
      },
    });
  });

  it.each([
    ['a list', { userName: ['ada@example.org'] }, 'username must be a single value'],
    ['an object', { title: { value: 'Engineer' } }, 'title must be a single value'],
    ['another word', { active: 'perhaps' }, 'active must be true or false'],
    ['a long text', { externalId: 'x'.repeat(201) }, 'externalId must be at most 200 characters'],
  ])('can’t have %s as a value', (_, resource, message) => {
    expect(() => read(resource)).toThrow(message);
  });
});

describe('a SCIM patch', () => {
  it('accepts the forms of Entra ID', () => {
    const { isActive, fields } = patched(
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Add', path: 'name.familyName', value: 'King' },
      { op: 'Replace', path: `${ALUM_SCHEMA}:major`, value: 'Computing' },
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'other@example.org' },
      { op: 'Replace', value: { 'name.givenName': 'Augusta', [`${ALUM_SCHEMA}:company`]: 'Engines' } },
      { op: 'Remove', path: 'title' },
    );

    expect(isActive).toBe(false);
    expect(fields).toMatchObject({ first_name: 'Augusta', last_name: 'King', major: 'Computing', company: 'Engines' });
    expect(fields).toMatchObject({ email: 'ada@example.org', graduation_year: '2015' });
    expect(fields).not.toHaveProperty('job_title');
  });

  it('accepts the forms of Okta', () => {
    expect(patched({ op: 'replace', value: { active: false } })).toMatchObject({ isActive: false, externalId: 'a-1' });
    expect(patched({ op: 'replace', path: 'name', value: { givenName: 'Augusta' } }).fields).toMatchObject({
      first_name: 'Augusta',
      last_name: 'Example',
    });
    expect(patched({ op: 'replace', path: `${USER_SCHEMA}:title`, value: 'Countess' }).fields.job_title).toBe(
      'Countess',
    );
  });

  it('removes attributes, also all of an extension', () => {
    expect(patched({ op: 'remove', path: ALUM_SCHEMA }).fields).not.toHaveProperty('major');
    expect(patched({ op: 'remove', path: 'externalId' }).externalId).toBeNull();
    expect(patched({ op: 'remove', path: 'nickName' })).toEqual(patched({ op: 'add', path: 'nickName', value: 'A' }));
  });

  it.each([
    ['no operations', {}, 'Operations must be a list'],
    ['an empty list', { Operations: [] }, 'Operations must be a list'],
    ['too many operations', { Operations: Array(101).fill({ op: 'remove', path: 'title' }) }, 'list of 1 to 100'],
    ['another operation', { Operations: [{ op: 'move', path: 'title' }] }, 'op must be'],
    ['a removal of everything', { Operations: [{ op: 'remove' }] }, 'remove needs a path'],
    ['a value without a path', { Operations: [{ op: 'add', value: 'x' }] }, 'value must be an object'],
    ['a path that is no text', { Operations: [{ op: 'add', path: 1, value: 'x' }] }, 'path must be text'],
    ['text for an operation', { Operations: ['add'] }, 'must be an object'],
  ])('is refused with %s', (_, body, message) => {
    expect(() => applyPatch(toValues(ADA), body)).toThrow(message);
  });
});

describe('a SCIM filter', () => {
  it.each([
    ['userName eq "Ada@Example.org"', { by: 'email', value: 'ada@example.org' }],
    ['USERNAME EQ "ada@example.org"', { by: 'email', value: 'ada@example.org' }],
    ['emails.value eq "ada@example.org"', { by: 'email', value: 'ada@example.org' }],
    ['emails[type eq "work"].value eq "ada@example.org"', { by: 'email', value: 'ada@example.org' }],
    [`${USER_SCHEMA}:userName eq "a@b.org"`, { by: 'email', value: 'a@b.org' }],
    ['externalId eq "A \\"1\\""', { by: 'externalId', value: 'A "1"' }],
    ['id eq "41"', { by: 'id', value: 41 }],
    ['id eq "abc"', { by: 'id', value: 0 }],
  ])('%s finds a person', (filter, expected) => {
    expect(parseFilter(filter)).toEqual(expected);
  });

  it.each(['userName sw "a"', 'userName eq "a" or id eq "1"', 'title eq "x"', 'userName eq a', 'userName', 'eq "x"'])(
    '%s isn’t supported',
    (filter) => {
      expect(() => parseFilter(filter)).toThrow(/Filter by userName/);
    },
  );

  it('may be missing', () => {
    expect([parseFilter(undefined), parseFilter(' ')]).toEqual([null, null]);
  });

  it('has pages from 1, of 200 at most', () => {
    expect(parsePage({})).toEqual({ startIndex: 1, count: 100 });
    expect(toRosterQuery(null, parsePage({}))).toEqual({ filter: null, offset: 0, limit: 100 });
    expect(parsePage({ startIndex: '-3', count: '-1' })).toEqual({ startIndex: 1, count: 0 });
    expect(parsePage({ startIndex: '201', count: '1000' })).toEqual({ startIndex: 201, count: 200 });
    expect(() => parsePage({ count: 'many' })).toThrow('count must be a whole number');
  });

  it('finds no one by an ID that isn’t ours', () => {
    expect(['0', '-1', '1.5', '4e1', '99999999999', ''].map(parseRosterId)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
