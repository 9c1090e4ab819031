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

beforeEach(() => server.respond('GET /api/user', problem(401)));
afterEach(() => queryClient.clear());

const open = () => renderHook(useCollegeLists, { wrapper: Providers }).result;
const viewColleges = (lists: ReturnType<typeof open>, ...ids: number[]) =>
  ids.forEach((id) => act(() => lists.current.addRecent(aCollege({ id, name: `College ${id}` }))));

const recentIds = (lists: ReturnType<typeof open>) => lists.current.recent.map(({ id }) => id);
const storedIds = () => {
  const stored = JSON.parse(localStorage.getItem('recentColleges') ?? '[]') as { id: number }[];
  return stored.map(({ id }) => id);
};
const remembered = (id: number) => ({ id, name: `College ${id}`, city: 'Boston', state: 'MA', type: 'Public 4-year' });

describe('the recent colleges', () => {
  it('are sorted newest first', () => {
    const lists = open();
    viewColleges(lists, 1, 2, 3);
    expect(recentIds(lists)).toEqual([3, 2, 1]);
  });

  it('are limited to five', () => {
    const lists = open();
    viewColleges(lists, 1, 2, 3, 4, 5, 6);
    expect(recentIds(lists)).toEqual([6, 5, 4, 3, 2]);
  });

  it('contain each college once, at its newest position', () => {
    const lists = open();
    viewColleges(lists, 1, 2, 3, 1);
    expect(recentIds(lists)).toEqual([1, 3, 2]);
  });

  it('are updated with the newest data of a college', () => {
    const lists = open();
    act(() => lists.current.addRecent(aCollege({ name: 'Old name' })));
    act(() => lists.current.addRecent(aCollege({ name: 'New name' })));
    expect(lists.current.recent.map(({ name }) => name)).toEqual(['New name']);
  });

  it('are stored on the device with every change', () => {
    const lists = open();
    viewColleges(lists, 1, 2, 3, 4, 5, 6);
    expect(storedIds()).toEqual([6, 5, 4, 3, 2]);
  });

  it('are restored on the next visit', () => {
    viewColleges(open(), 1, 2);
    expect(recentIds(open())).toEqual([2, 1]);
  });

  it('are cut to five when more were stored', () => {
    localStorage.setItem('recentColleges', JSON.stringify([1, 2, 3, 4, 5, 6, 7].map(remembered)));
    expect(recentIds(open())).toEqual([1, 2, 3, 4, 5]);
  });

  it('can be deleted, together with the saved colleges and what the family entered for prices', () => {
    localStorage.setItem('savedColleges', JSON.stringify([remembered(1)]));
    localStorage.setItem('familySituation', JSON.stringify({ band: 0, state: 'OH', living: 'onCampus' }));
    const lists = open();
    viewColleges(lists, 1);
    act(() => lists.current.forgetAll());
    expect(recentIds(lists)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it("don't re-add the college whose page was open when they were deleted, until another one is opened", () => {
    const lists = open();
    viewColleges(lists, 1, 2);
    act(() => lists.current.forgetAll());
    viewColleges(lists, 2);
    expect(recentIds(lists)).toEqual([]);
    expect(storedIds()).toEqual([]);
    viewColleges(lists, 1, 2);
    expect(storedIds()).toEqual([2, 1]);
  });
});

describe('invalid stored data', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['text that is no JSON', '[{'],
    ['something other than a list', '{"id":1}'],
    ['a list of other things', '[null, 3, "x", {"id":"1"}, {"id":1,"name":7}]'],
  ])('is ignored: %s', (_, text) => {
    localStorage.setItem('recentColleges', text);
    expect(recentIds(open())).toEqual([]);
  });

  it('is dropped, while valid entries are kept', () => {
    localStorage.setItem('recentColleges', JSON.stringify([null, remembered(4)]));
    expect(recentIds(open())).toEqual([4]);
  });
});

describe('a device without storage', () => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps the list until the page is closed, and logs a warning', () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      });
    }
    const lists = open();
    viewColleges(lists, 1, 2);
    expect(recentIds(lists)).toEqual([2, 1]);
    expect(warned).toHaveBeenCalled();
  });
});

const savedIds = (lists: ReturnType<typeof open>) => lists.current.saved.map(({ id }) => id);
const college = (id: number) => aCollege({ id, name: `College ${id}` });
const onAccount = (...ids: number[]) =>
  ids.map((id) => ({ ...remembered(id), saved_at: `2026-01-0${id}T12:00:00.000Z` }));
const storedValue = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

describe('the colleges saved by a visitor', () => {
  it('are sorted newest first, unique and stored on the device', async () => {
    const lists = open();
    for (const id of [1, 2, 1]) await act(() => lists.current.setSaved(college(id), true));
    expect(savedIds(lists)).toEqual([1, 2]);
    expect(savedIds(open())).toEqual([1, 2]);
  });

  it('can be removed', async () => {
    const lists = open();
    for (const id of [1, 2]) await act(() => lists.current.setSaved(college(id), true));
    await act(() => lists.current.setSaved(college(1), false));
    expect(lists.current.isSaved(1)).toBe(false);
    expect(storedValue('savedColleges')).toMatchObject([{ id: 2 }]);
  });
});

describe('the colleges saved on an account', () => {
  function signIn() {
    server.respond('GET /api/user', aStudent());
    act(() => void queryClient.setQueryData(['/api/user'], aStudent()));
  }

  it('include those saved before signing in', async () => {
    server.respond('POST /api/saved-colleges', onAccount(2, 1));
    const lists = open();
    await waitFor(() => expect(queryClient.getQueryData(['/api/user'])).toBeNull());
    await act(() => lists.current.setSaved(college(2), true));
    signIn();
    await waitFor(() => expect(savedIds(lists)).toEqual([2, 1]));
    expect(server.callsTo('POST /api/saved-colleges').map(({ body }) => body)).toEqual([{ collegeIds: [2] }]);
  });

  it('are copied to the device, and the copy is never added to the account again', async () => {
    server.respond('GET /api/user', aStudent());
    localStorage.setItem('savedColleges', JSON.stringify([remembered(5)]));
    localStorage.setItem('savedCollegesOf', String(aStudent().id));
    server.respond('GET /api/saved-colleges', onAccount(1));
    const lists = open();
    await waitFor(() => expect(savedIds(lists)).toEqual([1]));
    expect(storedValue('savedColleges')).toEqual([remembered(1)]);
  });

  it("don't include another user's copy", async () => {
    server.respond('GET /api/user', aStudent());
    localStorage.setItem('savedColleges', JSON.stringify([remembered(5)]));
    localStorage.setItem('savedCollegesOf', '99');
    server.respond('GET /api/saved-colleges', []);
    const lists = open();
    await waitFor(() => expect(storedValue('savedCollegesOf')).toBe(aStudent().id));
    expect(savedIds(lists)).toEqual([]);
    expect(server.callsTo('POST /api/saved-colleges')).toEqual([]);
  });

  it('are deleted from the device when the session has ended', async () => {
    localStorage.setItem('savedColleges', JSON.stringify([remembered(5)]));
    localStorage.setItem('savedCollegesOf', '7');
    const lists = open();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(savedIds(lists)).toEqual([]);
  });

  it('are restored in their old order when the server rejects a change', async () => {
    server.respond('GET /api/user', aStudent());
    server.respond('GET /api/saved-colleges', onAccount(3, 2, 1));
    server.respond('DELETE /api/saved-colleges/2', problem(500));
    const lists = open();
    await waitFor(() => expect(savedIds(lists)).toEqual([3, 2, 1]));
    await act(() => lists.current.setSaved(college(2), false).catch(() => undefined));
    expect(savedIds(lists)).toEqual([3, 2, 1]);
  });
});

describe('useCollegeLists outside of its provider', () => {
  it('throws an error', () => {
    jest.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(useCollegeLists)).toThrow('CollegeListsProvider');
    jest.restoreAllMocks();
  });
});
