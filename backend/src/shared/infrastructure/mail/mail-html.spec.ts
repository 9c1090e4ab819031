import { sampleContent } from '../../application/testing/sample-mail';
import type { MailContent } from '../../application/mail-content';
import { renderMailHtml } from './mail-html';

const render = (changes: Partial<MailContent> = {}, subject = 'A subject'): Promise<string> =>
  renderMailHtml({ subject, content: sampleContent(changes), productName: 'Gradspan' });

describe('the HTML of a mail', () => {
  it('is a document with a language, a title, the name of the product and one button', async () => {
    const html = await render({ recipientName: 'Sam Rivera' });
    expect(html).toMatch(/^<!DOCTYPE html PUBLIC [^>]*><html[^>]* lang="en"/);
    expect(html).toContain('<title>A subject</title>');
    for (const text of ['>Gradspan<', '>Hi Sam,<', '>Open this:<', '>Confirm your email<'])
      expect(html).toContain(text);
    expect(html.match(/class="button"/g)).toHaveLength(1);
  });

  it('supports dark mode and narrow screens', async () => {
    const html = await render();
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('max-width:560px');
  });

  it('has the titles of several news as its preview, and otherwise its first block', async () => {
    const entry = { text: 'Accept or decline.', quotation: null, link: null };
    const blocks = [
      'Here’s your unread activity:',
      { ...entry, title: 'Noor wants to connect' },
      { ...entry, title: 'Did you study at Reed?' },
    ];
    const previewOf = async (changes: Partial<MailContent>) =>
      /data-skip-in-text="true"[^>]*>([^<]*)</.exec(await render(changes))?.[1];
    expect(await previewOf({ blocks })).toBe('Noor wants to connect. Did you study at Reed?');
    expect(await previewOf({ blocks: ['Open this:', { quotation: 'A quotation' }] })).toBe('Open this:');
  });

  it('escapes text', async () => {
    const html = await render({ blocks: [{ quotation: '<img src=x onerror=alert(1)>' }] }, '</title><script>');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<img|<script/);
  });

  it('shows quotations in the direction of their own text', async () => {
    expect(await render({ blocks: [{ quotation: 'هل يمكنك' }] })).toMatch(/<p[^>]*dir="auto"[^>]*>هل يمكنك</);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/path', 'ftp://gradspan.example'])(
    'cannot be rendered with the link %s',
    async (url) => {
      await expect(render({ button: { label: 'Open', url } })).rejects.toThrow('only to web addresses');
    },
  );
});
