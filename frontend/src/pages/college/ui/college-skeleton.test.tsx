import { act, screen } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const placeholder = () => document.querySelector('[aria-busy="true"]');
const title = () => screen.queryByRole('heading', { level: 1, name: 'Boston University' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a loading college page', () => {
  it('shows and announces a skeleton after 250 ms', async () => {
    server.holdRequests('GET /api/colleges/12');
    visit('/college/12');
    await advanceTime(240);
    expect(placeholder()).not.toBeInTheDocument();
    await advanceTime(100);
    expect(placeholder()).toHaveTextContent('Loading');
    expect(title()).not.toBeInTheDocument();
  });

  it('replaces the skeleton when the college is loaded', async () => {
    const pendingRequests = server.holdRequests('GET /api/colleges/12');
    visit('/college/12');
    await advanceTime(340);
    await act(async () => pendingRequests[0]!.answer(aCollegeInDetail()));
    await advanceTime(400);
    expect(title()).toBeInTheDocument();
    expect(placeholder()).not.toBeInTheDocument();
  });

  it('shows no skeleton if the college is loaded immediately', async () => {
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    visit('/college/12');
    await advanceTime(100);
    expect(title()).toBeInTheDocument();
  });
});
