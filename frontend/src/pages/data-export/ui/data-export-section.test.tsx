import { act, screen, waitFor, within } from '@testing-library/react';
import { aProfile } from '@test/support/account';
import { goesOnline } from '@test/support/browser';
import { anExport, EXPORT, NO_EXPORT, openOwnData } from '@test/support/own-data';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { DataExport } from '../api/data-export';

const ASK = `POST ${EXPORT}`;
const FILE = `GET ${EXPORT}/3/file`;
const tomorrow = '2026-01-06T12:00:00.000Z';

const copy = () => within(screen.getByRole('region', { name: 'A copy of your data' }));
const show = (overrides: Partial<DataExport>, nextAt: string | null = tomorrow) =>
  openOwnData({ latest: anExport(overrides), nextAt });

describe('the data export page', () => {
  it('redirects visitors to the login', async () => {
    const { place } = visit('/data-export');
    await screen.findByRole('form', { name: 'Login' });
    expect(place()).toBe('/auth?next=%2Fdata-export');
  });

  it('offers to retry when loading fails', async () => {
    server.respond(`GET ${EXPORT}`, problem(500));
    const { user } = await openOwnData();
    const again = await copy().findByRole('button', { name: 'Try again' });
    server.respond(`GET ${EXPORT}`, NO_EXPORT);
    await user.click(again);
    expect(await copy().findByRole('button', { name: 'Ask for a copy' })).toBeEnabled();
  });
});

describe('requesting a copy', () => {
  const press = async (profile = aProfile()) => {
    const page = await openOwnData(NO_EXPORT, profile);
    await page.user.click(await copy().findByRole('button', { name: 'Ask for a copy' }));
    return page;
  };

  it('shows the progress', async () => {
    server.respond(ASK, reply(202, { latest: anExport({ status: 'waiting', done: 0 }), nextAt: tomorrow }));
    await press();
    const bar = await copy().findByRole('progressbar', { name: 'Preparing your data' });
    expect(bar).toHaveAttribute('max', '6');
    expect(bar).toHaveAttribute('value', '0');
    expect(copy().queryByRole('button')).not.toBeInTheDocument();
  });

  it('sends one request for a double click', async () => {
    server.holdRequests(ASK);
    const { user } = await openOwnData();
    await user.dblClick(await copy().findByRole('button', { name: 'Ask for a copy' }));
    expect(server.callsTo(ASK)).toHaveLength(1);
  });

  it('asks for the password when the session is not fresh', async () => {
    server.respond(ASK, problem(403, 'needed', { code: 'identity.password-needed' }));
    const { user } = await press();
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    server.respond(ASK, reply(202, { latest: anExport({ status: 'running', done: 2 }), nextAt: tomorrow }));
    await user.type(dialog.getByLabelText('Password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await copy().findByText(/2 of 6 parts/)).toBeInTheDocument();
    expect(server.callsTo(ASK).at(-1)!.body).toEqual({ password: 'secret' });
  });

  it('asks users without a password to sign in again', async () => {
    server.respond(ASK, problem(403, 'needed', { code: 'identity.password-needed' }));
    await press(aProfile({ hasPassword: false }));
    expect(await copy().findByText(/sign out, sign in again and come back/)).toBeInTheDocument();
  });

  it('shows why the server refused, and reloads the export', async () => {
    server.respond(ASK, problem(409, 'Your data is being put together already.'));
    await press();
    expect(await copy().findByText('Your data is being put together already.')).toBeInTheDocument();
    await waitFor(() => expect(server.callsTo(`GET ${EXPORT}`)).toHaveLength(2));
  });

  it('is disabled while offline', async () => {
    await openOwnData();
    const button = await copy().findByRole('button', { name: 'Ask for a copy' });
    act(() => goesOnline(false));
    expect(button).toBeDisabled();
    act(() => goesOnline(true));
  });

  it('is limited to one copy a day', async () => {
    await show({ status: 'downloaded' });
    expect(
      await copy().findByText(/You can ask for one copy a day\. You can ask again on Jan 6, 2026/),
    ).toBeInTheDocument();
    expect(copy().queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a copy in preparation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is polled every two seconds until it is ready', async () => {
    await show({ status: 'running', done: 1 });
    await advanceTime(100);
    expect(copy().getByText(/1 of 6 parts/)).toBeInTheDocument();
    server.respond(`GET ${EXPORT}`, { latest: anExport(), nextAt: tomorrow });
    await advanceTime(2_100);
    expect(copy().getByRole('heading', { name: 'Your data is ready' })).toBeInTheDocument();
    const requestCount = server.callsTo(`GET ${EXPORT}`).length;
    await advanceTime(10_000);
    expect(server.callsTo(`GET ${EXPORT}`)).toHaveLength(requestCount);
  });
});

describe('a copy that is ready', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let content: Blob;
    URL.createObjectURL = (blob: Blob) => {
      content = blob;
      return 'blob:copy';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: content.text() });
    });
  });
  const take = async () => {
    const page = await show({});
    await page.user.click(await copy().findByRole('button', { name: 'Download' }));
    return page;
  };
  const zip = () =>
    new Response('all of it', {
      headers: { 'Content-Disposition': 'attachment; filename="gradspan-data-2026-01-05.zip"' },
    });

  it('shows its size, its expiry date and that it can be downloaded once', async () => {
    await show({});
    const description = await copy().findByText(/182 kB/);
    expect(description).toHaveTextContent(/Download it by Jan \d, 2026, .*only once/);
  });

  it('is saved under the file name from the server', async () => {
    server.respond(FILE, zip());
    await take();
    expect(await copy().findByText(/You’ve downloaded your data/)).toBeInTheDocument();
    expect(saved).toHaveLength(1);
    expect(saved[0]!.name).toBe('gradspan-data-2026-01-05.zip');
    expect(await saved[0]!.text).toBe('all of it');
  });

  it('can be downloaded again after the connection breaks', async () => {
    server.respond(FILE, () => Object.assign(zip(), { clone: () => brokenOff() }));
    const { user } = await take();
    expect(await copy().findByText(/The download stopped early. Check/)).toBeInTheDocument();
    server.respond(FILE, zip());
    await user.click(copy().getByRole('button', { name: 'Download' }));
    expect(await copy().findByText(/You’ve downloaded your data/)).toBeInTheDocument();
  });

  it('shows the reason when it has already been downloaded', async () => {
    server.respond(FILE, problem(410, 'This copy has been downloaded already.', { code: 'identity.export-gone' }));
    await take();
    server.respond(`GET ${EXPORT}`, { latest: anExport({ status: 'downloaded' }), nextAt: null });
    expect(await copy().findByText('This copy has been downloaded already.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('a copy that is not available', () => {
  it('reports that it expired, and offers a new one', async () => {
    await show({ status: 'expired' }, null);
    expect(await copy().findByText(/within a day, so we deleted it/)).toBeInTheDocument();
    expect(copy().getByRole('button', { name: 'Ask for a new copy' })).toBeEnabled();
  });

  it('reports that it failed, and offers a new one', async () => {
    await show({ status: 'failed' }, null);
    expect(await copy().findByText(/Something went wrong on our side/)).toBeInTheDocument();
    expect(copy().getByRole('button', { name: 'Ask for a new copy' })).toBeEnabled();
  });
});

const brokenOff = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));
