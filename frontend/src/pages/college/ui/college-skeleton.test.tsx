import { act, screen } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const placeholder = () => document.querySelector('[aria-busy="true"]');
const title = () => screen.queryByRole('heading', { level: 1, name: 'Boston University' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a college on its way', () => {
  it('is announced with its shapes after 250 ms', async () => {
    server.holds('GET /api/colleges/12');
    visit('/college/12');
    await pass(240);
    expect(placeholder()).not.toBeInTheDocument();
    await pass(100);
    expect(placeholder()).toHaveTextContent('Loading');
    expect(title()).not.toBeInTheDocument();
  });

  it('takes their place when it comes', async () => {
    const held = server.holds('GET /api/colleges/12');
    visit('/college/12');
    await pass(340);
    await act(async () => held[0]!.answer(aCollegeInDetail()));
    await pass(400);
    expect(title()).toBeInTheDocument();
    expect(placeholder()).not.toBeInTheDocument();
  });

  it('needs none when it comes at once', async () => {
    server.answers('GET /api/colleges/12', aCollegeInDetail());
    visit('/college/12');
    await pass(100);
    expect(title()).toBeInTheDocument();
  });
});
