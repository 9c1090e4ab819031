import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, confirmed, student, type TestUser } from './support/test-users';

const RESOURCES = '/api/admin/resources';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startApp();
  admin = await administratorOf(app, 'adm.one', 1);
}, 90_000);

describe('resources for administrators', () => {
  it.each(['admin-guide', 'best-practices'])('contain the guide %s as a page and as a PDF', async (name) => {
    const guide = (await admin.browser.get(`${RESOURCES}/${name}`).expect(200)).body as { sections: unknown[] };
    expect(guide.sections.length).toBeGreaterThan(3);

    const pdf = await admin.browser.get(`${RESOURCES}/${name}.pdf`).buffer(true).expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toBe(`attachment; filename="${name}.pdf"`);
    expect((pdf.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('contain the template that the alumni import accepts', async () => {
    const { text, headers } = await admin.browser.get(`${RESOURCES}/alumni_import_template.csv`).expect(200);

    expect(headers['content-disposition']).toContain('alumni_import_template.csv');
    const file = Buffer.from(`${text.trim()}\r\nNoor,Haddad,noor@example.org,2018,History,,,,true\r\n`);
    const { body } = await admin.browser
      .post('/api/admin/alumni/import?dryRun=true')
      .attach('file', file, { filename: 'alumni.csv', contentType: 'text/csv' })
      .expect(200);
    expect(body).toMatchObject({ processed: 1, added: 1, errors: [] });
  });

  it('return 404 for unknown names', async () => {
    for (const name of ['nothing', 'constructor', '..%2Fpackage.json', 'admin-guide.PDF']) {
      await admin.browser.get(`${RESOURCES}/${name}`).expect(404);
    }
  });

  it('are available only to verified administrators', async () => {
    const details = { role: 'college_admin', collegeId: 1, birthDate: '1980-05-05' };
    const pending = await confirmed(app, studentForm('adm.p', details));
    for (const { browser } of [pending, await student(app, 'ada')]) {
      await browser.get(`${RESOURCES}/admin-guide.pdf`).expect(403);
    }
    await app.visitor().get(`${RESOURCES}/admin-guide.pdf`).expect(401);
  });
});
