import { screen, waitFor, within } from '@testing-library/react';
import { aProfile } from '@test/support/account';
import { anOwnCollege } from '@test/support/colleges';
import { toastOnShow } from '@test/support/sign-in';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { Guide } from '../../api/resources';

const SUPPORT_ROUTE = 'POST /api/support';
const guide: Guide = {
  name: 'admin-guide',
  title: 'Administrator guide',
  summary: 'What administrators do.',
  sections: [
    {
      title: 'Import your alumni',
      blocks: [
        { kind: 'text', text: 'It takes five minutes.' },
        { kind: 'steps', items: ['Save a CSV file.', 'Upload it.'] },
      ],
    },
  ],
};

beforeEach(() => {
  server.respond('GET /api/user/profile', aProfile(aVerifiedAdmin()));
  server.respondByDefault('GET /api/colleges/1', problem(404));
  server.respond('GET /api/admin/college', anOwnCollege());
});

const open = (part = '') => visit(`/college-admin-dashboard?tab=resources${part}`, { as: aVerifiedAdmin() });

describe('the resources of administrators', () => {
  it('are PDF guides and CSV templates', async () => {
    open();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('link', { name: 'View FAQ' });

    expect(address('Download PDF of administrator guide')).toBe('/api/admin/resources/admin-guide.pdf');
    expect(address('Download PDF of best practices')).toBe('/api/admin/resources/best-practices.pdf');
    expect(address('Download CSV of alumni import template')).toBe('/api/admin/resources/alumni_import_template.csv');
    expect(address('Download CSV of analytics export template')).toBe(
      '/api/admin/resources/analytics_export_template.csv',
    );
    expect(address('View FAQ')).toBe('/faq');
  });

  it('include guides as pages with their own URLs', async () => {
    server.respond('GET /api/admin/resources/admin-guide', guide);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Read the administrator guide' }));

    expect(await screen.findByRole('heading', { name: 'Import your alumni' })).toBeVisible();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Save a CSV file.', 'Upload it.']);
    await user.click(screen.getByRole('link', { name: 'All resources' }));
    expect(await screen.findByRole('button', { name: 'Contact Support' })).toBeVisible();
  });

  it("offer to retry when a guide can't be loaded", async () => {
    server.respond('GET /api/admin/resources/admin-guide', problem(503));
    open('&part=admin-guide');
    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  });
});

describe('contacting support', () => {
  async function write(subject: string, message: string) {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Contact Support' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Contact Support' }));
    if (subject) await user.type(dialog.getByLabelText('Subject'), subject);
    if (message) await user.type(dialog.getByLabelText('Message'), message);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    return dialog;
  }

  it('sends the message and closes', async () => {
    server.respond(SUPPORT_ROUTE, { id: 1 });
    await write('Import', 'Our list is longer.');

    expect((await toastOnShow())[0]).toBe('Message sent');
    expect(server.callsTo(SUPPORT_ROUTE)[0]!.body).toEqual({ subject: 'Import', message: 'Our list is longer.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reports missing fields', async () => {
    const dialog = await write('', 'short');

    expect(dialog.getByLabelText('Subject')).toHaveAccessibleDescription(/at least 3 characters/);
    expect(dialog.getByLabelText('Message')).toHaveAccessibleDescription(/at least 10 characters/);
    expect(server.callsTo(SUPPORT_ROUTE)).toEqual([]);
  });

  it('keeps the message when the server rejects it', async () => {
    server.respond(SUPPORT_ROUTE, problem(429, 'Too many requests. Please wait a moment and try again.'));
    const dialog = await write('Import', 'Our list is longer.');

    expect(await dialog.findByRole('alert')).toHaveTextContent(/Too many/);
    expect(dialog.getByLabelText('Message')).toHaveValue('Our list is longer.');
  });
});
