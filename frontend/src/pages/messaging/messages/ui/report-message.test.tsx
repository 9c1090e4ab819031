import { screen, within } from '@testing-library/react';
import { aMessage } from '@test/support/dashboard';
import { anOwnMessage, stubLogLayout, openThread } from '@test/support/messages';
import { reply, server } from '@test/support/server';

const REPORTS = 'POST /api/reports';

beforeEach(stubLogLayout);

async function openMenu(name: RegExp) {
  const page = await openThread({ messages: [aMessage({ id: 81 }), anOwnMessage({ id: 82 })] });
  await page.user.click(page.log.getByRole('button', { name }));
  return page;
}

describe('reporting a message', () => {
  it('is offered only for received messages', async () => {
    await openMenu(/^Message from You/);
    expect(screen.queryByRole('menuitem', { name: 'Report' })).not.toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Copy text' })).toBeInTheDocument();
  });

  it.each([
    [true, 'Report sent'],
    [false, 'Already reported'],
  ])('explains what moderators see, and confirms the report (new: %s)', async (isNew, title) => {
    const { user } = await openMenu(/^Message from Alex Sample/);
    server.respond(REPORTS, reply(isNew ? 201 : 200, { id: 1, isNew }));
    await user.click(screen.getByRole('menuitem', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
    expect(dialog.getByText(/this message and up to 10 before it\. Alex Sample won't know/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /^Insults/ }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(server.callsTo(REPORTS)[0]?.body).toMatchObject({ targetType: 'message', targetId: 81, reason: 'abuse' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
