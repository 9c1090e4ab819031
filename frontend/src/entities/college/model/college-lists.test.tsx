import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aCollege } from '@test/support/colleges';
import { aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { queryClient } from '@/shared/api';
import { AuthProvider } from '@/shared/auth';
import { CollegeListsProvider, useCollegeLists } from './college-lists';

const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <AuthProvider>
      <CollegeListsProvider>{children}</CollegeListsProvider>
    </AuthProvider>
  </QueryClientProvider>
);

beforeEach(() => server.answers('GET /api/user', problem(401)));
afterEach(() => queryClient.clear());

const open = () => renderHook(useCollegeLists, { wrapper: Providers }).result;
const lookAt = (lists: ReturnType<typeof open>, ...ids: number[]) =>
  ids.forEach((id) => act(() => lists.current.addRecent(aCollege({ id, name: `College ${id}` }))));

const recentIds = (lists: ReturnType<typeof open>) => lists.current.recent.map(({ id }) => id);
const storedIds = () => {
  const stored = JSON.parse(localStorage.getItem('recentColleges') ?? '[]') as { id: number }[];
  return stored.map(({ id }) => id);
};
const remembered = (id: number) => ({ id, name: `College ${id}`, city: 'Boston', state: 'MA', type: 'Public 4-year' });

describe('the colleges someone looked at lately', () => {
  it('start with the newest', () => {
    const lists = open();
    lookAt(lists, 1, 2, 3);
    expect(recentIds(lists)).toEqual([3, 2, 1]);
  });

  it('are five at most', () => {
    const lists = open();
    lookAt(lists, 1, 2, 3, 4, 5, 6);
    expect(recentIds(lists)).toEqual([6, 5, 4, 3, 2]);
  });

  it('name each college once, at its newest place', () => {
    const lists = open();
    lookAt(lists, 1, 2, 3, 1);
    expect(recentIds(lists)).toEqual([1, 3, 2]);
  });

  it('take the newest words about a college', () => {
    const lists = open();
    act(() => lists.current.addRecent(aCollege({ name: 'Old name' })));
    act(() => lists.current.addRecent(aCollege({ name: 'New name' })));
    expect(lists.current.recent.map(({ name }) => name)).toEqual(['New name']);
  });

  it('are kept on the device with every change', () => {
    const lists = open();
    lookAt(lists, 1, 2, 3, 4, 5, 6);
    expect(storedIds()).toEqual([6, 5, 4, 3, 2]);
  });

  it('are there again at the next visit', () => {
    lookAt(open(), 1, 2);
    expect(recentIds(open())).toEqual([2, 1]);
  });

  it('are cut to five when more were kept', () => {
    localStorage.setItem('recentColleges', JSON.stringify([1, 2, 3, 4, 5, 6, 7].map(remembered)));
    expect(recentIds(open())).toEqual([1, 2, 3, 4, 5]);
  });

  it('can be deleted, together with the saved ones', () => {
    localStorage.setItem('savedColleges', JSON.stringify([remembered(1)]));
    const lists = open();
    lookAt(lists, 1);
    act(() => lists.current.forgetAll());
    expect(recentIds(lists)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('do not take back the college whose page was open while they were forgotten, until another one is open', () => {
    const lists = open();
    lookAt(lists, 1, 2);
    act(() => lists.current.forgetAll());
    lookAt(lists, 2);
    expect(recentIds(lists)).toEqual([]);
    expect(storedIds()).toEqual([]);
    lookAt(lists, 1, 2);
    expect(storedIds()).toEqual([2, 1]);
  });
});

describe('a device that kept something odd', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['text that is no JSON', '[{'],
    ['something other than a list', '{"id":1}'],
    ['a list of other things', '[null, 3, "x", {"id":"1"}, {"id":1,"name":7}]'],
  ])('is taken for empty: %s', (_, text) => {
    localStorage.setItem('recentColleges', text);
    expect(recentIds(open())).toEqual([]);
  });

  it('keeps what is right among it', () => {
    localStorage.setItem('recentColleges', JSON.stringify([null, remembered(4)]));
    expect(recentIds(open())).toEqual([4]);
  });
});

describe('a device that keeps nothing', () => {
  afterEach(() => jest.restoreAllMocks());

  it('remembers until the page is closed, and says so on the console', () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      });
    }
    const lists = open();
    lookAt(lists, 1, 2);
    expect(recentIds(lists)).toEqual([2, 1]);
    expect(warned).toHaveBeenCalled();
  });
});

const savedIds = (lists: ReturnType<typeof open>) => lists.current.saved.map(({ id }) => id);
const college = (id: number) => aCollege({ id, name: `College ${id}` });
const onAccount = (...ids: number[]) =>
  ids.map((id) => ({ ...remembered(id), saved_at: `2026-01-0${id}T12:00:00.000Z` }));
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

describe('the colleges a visitor saved', () => {
  it('start with the newest, name each once and stay on the device', async () => {
    const lists = open();
    for (const id of [1, 2, 1]) await act(() => lists.current.setSaved(college(id), true));
    expect(savedIds(lists)).toEqual([1, 2]);
    expect(savedIds(open())).toEqual([1, 2]);
  });

  it('can be removed again', async () => {
    const lists = open();
    for (const id of [1, 2]) await act(() => lists.current.setSaved(college(id), true));
    await act(() => lists.current.setSaved(college(1), false));
    expect(lists.current.isSaved(1)).toBe(false);
    expect(kept('savedColleges')).toMatchObject([{ id: 2 }]);
  });
});

describe('the colleges saved on an account', () => {
  function signIn() {
    server.answers('GET /api/user', aStudent());
    act(() => void queryClient.setQueryData(['/api/user'], aStudent()));
  }

  it('are joined by those saved before signing in', async () => {
    server.answers('POST /api/saved-colleges', onAccount(2, 1));
    const lists = open();
    await waitFor(() => expect(queryClient.getQueryData(['/api/user'])).toBeNull());
    await act(() => lists.current.setSaved(college(2), true));
    signIn();
    await waitFor(() => expect(savedIds(lists)).toEqual([2, 1]));
    expect(server.callsTo('POST /api/saved-colleges').map(({ body }) => body)).toEqual([{ collegeIds: [2] }]);
  });

  it('are copied to the device, and that copy never joins them again', async () => {
    server.answers('GET /api/user', aStudent());
    localStorage.setItem('savedColleges', JSON.stringify([remembered(5)]));
    localStorage.setItem('savedCollegesOf', String(aStudent().id));
    server.answers('GET /api/saved-colleges', onAccount(1));
    const lists = open();
    await waitFor(() => expect(savedIds(lists)).toEqual([1]));
    expect(kept('savedColleges')).toEqual([remembered(1)]);
  });

  it("are not shown another person's copy", async () => {
    server.answers('GET /api/user', aStudent());
    localStorage.setItem('savedColleges', JSON.stringify([remembered(5)]));
    localStorage.setItem('savedCollegesOf', '99');
    server.answers('GET /api/saved-colleges', []);
    const lists = open();
    await waitFor(() => expect(kept('savedCollegesOf')).toBe(aStudent().id));
    expect(savedIds(lists)).toEqual([]);
    expect(server.callsTo('POST /api/saved-colleges')).toEqual([]);
  });

  it('leave the device when the session has ended', async () => {
    localStorage.setItem('savedColleges', JSON.stringify([remembered(5)]));
    localStorage.setItem('savedCollegesOf', '7');
    const lists = open();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(savedIds(lists)).toEqual([]);
  });

  it('stand as before when the account refuses a change, at their old places', async () => {
    server.answers('GET /api/user', aStudent());
    server.answers('GET /api/saved-colleges', onAccount(3, 2, 1));
    server.answers('DELETE /api/saved-colleges/2', problem(500));
    const lists = open();
    await waitFor(() => expect(savedIds(lists)).toEqual([3, 2, 1]));
    await act(() => lists.current.setSaved(college(2), false).catch(() => undefined));
    expect(savedIds(lists)).toEqual([3, 2, 1]);
  });
});

describe('asking for the lists outside their provider', () => {
  it('is an error', () => {
    jest.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(useCollegeLists)).toThrow('CollegeListsProvider');
    jest.restoreAllMocks();
  });
});
