import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { reportImportProgress } from '@/features/live-updates/model/import-progress';
import type { ImportResult } from '../../../api/alumni-import';

/** Fake XMLHttpRequest, because only the browser's own reports upload progress. */
class FakeXMLHttpRequest extends EventTarget {
  static sent: FakeXMLHttpRequest[] = [];
  readonly upload = new EventTarget();
  address = '';
  body?: FormData;
  status = 0;
  responseText = '';
  isAborted = false;

  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  getResponseHeader = () => null;
  send(body: FormData) {
    this.body = body;
    FakeXMLHttpRequest.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, answer: object) {
    Object.assign(this, { status, responseText: JSON.stringify(answer) });
    act(() => void this.dispatchEvent(new Event('load')));
  }
}

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeXMLHttpRequest.sent = [];
  globalThis.XMLHttpRequest = FakeXMLHttpRequest as unknown as typeof XMLHttpRequest;
  server.respond('GET /api/admin/college', anOwnCollege());
  server.respond('GET /api/admin/alumni/stats', {
    total: 0,
    claimed: 0,
    unclaimed: 0,
    registeredThemselves: 0,
    availableMentors: 0,
    activeConversations: 0,
    topMentors: [],
    otherMentors: 0,
  });
  server.respond('GET /api/admin/alumni/imports', []);
  server.respond('GET /api/admin/alumni/import-mapping', { mapping: {} });
  server.respond('PUT /api/admin/alumni/import-mapping', { mapping: {} });
});
afterEach(() => void (globalThis.XMLHttpRequest = original));

const HEADER = 'First Name,Last Name,Email,Class of,Major';
const aFile = (rows = ['Ada,Love,ada@example.org,2018,Math', 'Ben,Doe,nonsense,18,Art'], name = 'alumni.csv') =>
  new File([[HEADER, ...rows].join('\n')], name, { type: 'text/csv' });
const aResult = (overrides: Partial<ImportResult> = {}): ImportResult => ({
  processed: 2,
  added: 1,
  skipped: 0,
  errors: ['3: Email is not valid; Graduation year must be between 1900 and 2032'],
  errorCount: 1,
  warningCount: 0,
  warnings: [],
  problems: [{ row: 3, message: 'Email is not a valid address' }],
  importId: null,
  ...overrides,
});

async function enter() {
  const { user } = visit('/college-admin-dashboard?tab=alumni', { as: aVerifiedAdmin() });
  const tool = within(await screen.findByRole('region', { name: 'Import alumni' }));
  await user.click(tool.getByRole('tab', { name: 'Upload Alumni Data' }));
  const choose = (file: File) => user.upload(tool.getByLabelText('CSV file'), file);
  const press = (name: string | RegExp) => tool.findByRole('button', { name }).then((button) => user.click(button));
  return { user, tool, choose, press };
}

async function checked(result = aResult()) {
  const page = await enter();
  await page.choose(aFile());
  await page.tool.findByRole('table', { name: 'All rows' });
  await page.press('Check the file');
  await waitFor(() => expect(FakeXMLHttpRequest.sent).toHaveLength(1));
  FakeXMLHttpRequest.sent[0]!.answer(200, result);
  return page;
}

describe('the template guide', () => {
  it('explains the columns and downloads the template', async () => {
    const { user } = visit('/college-admin-dashboard?tab=alumni', { as: aVerifiedAdmin() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    URL.createObjectURL = () => 'blob:template';
    URL.revokeObjectURL = () => undefined;
    expect(await screen.findByText('graduation_year')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download template' }));
    expect(await screen.findByText('Template downloaded')).toBeInTheDocument();
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('alumni_import_template.csv');
  });
});

describe('importing a file', () => {
  it('matches its columns, and shows errors before sending it', async () => {
    const { tool, choose } = await enter();
    await choose(aFile());
    expect(await screen.findByText('File selected')).toBeInTheDocument();
    const preview = within(await tool.findByRole('table', { name: 'All rows' }));
    expect(preview.getByText('Not a valid email address')).toBeInTheDocument();
    expect(preview.getByText('Enter four digits, such as 2018')).toBeInTheDocument();
    expect(tool.getByLabelText(/Class of/)).toHaveValue('graduation_year');
  });

  it('asks for missing required columns', async () => {
    const { user, tool, choose } = await enter();
    await choose(aFile());
    await user.selectOptions(await tool.findByLabelText(/Class of/), '');
    expect(tool.getByRole('alert')).toHaveTextContent('Choose a column for: Graduation year.');
    expect(tool.getByRole('button', { name: 'Check the file' })).toBeDisabled();
  });

  it('first runs a check on the server, which stores nothing', async () => {
    const { tool } = await checked();
    expect(FakeXMLHttpRequest.sent[0]!.address).toBe('/api/admin/alumni/import?dryRun=true');
    const sent = FakeXMLHttpRequest.sent[0]!.body!.get('file') as File;
    expect(await sent.text()).toMatch(/^first_name,last_name,email,graduation_year,major\r\nAda,/);
    expect(await tool.findByRole('heading', { name: 'Ready to import 1 person' })).toBeInTheDocument();
    expect(tool.getByRole('group', { name: 'Row 3: Email is not a valid address' })).toBeInTheDocument();
  });

  it('corrects rows in place and checks the file again', async () => {
    const { user, tool, press } = await checked();
    expect(await tool.findByRole('button', { name: 'Check the corrected rows' })).toBeDisabled();
    const row = within(tool.getByRole('group', { name: 'Row 3: Email is not a valid address' }));
    expect(row.getByLabelText('First name')).toHaveValue('Ben');
    await user.clear(row.getByLabelText('Email'));
    await user.type(row.getByLabelText('Email'), 'ben@example.org');
    await press('Check the corrected rows');
    await waitFor(() => expect(FakeXMLHttpRequest.sent).toHaveLength(2));
    expect(FakeXMLHttpRequest.sent[1]!.address).toBe('/api/admin/alumni/import?dryRun=true');
    const sent = await (FakeXMLHttpRequest.sent[1]!.body!.get('file') as File).text();
    expect(sent).toContain('Ada,Love,ada@example.org,2018,Math\r\nBen,Doe,ben@example.org,18,Art');
    FakeXMLHttpRequest.sent[1]!.answer(200, aResult({ added: 2, errorCount: 0, errors: [], problems: [] }));
    expect(await tool.findByRole('button', { name: 'Import 2 alumni' })).toBeInTheDocument();
    expect(tool.queryByRole('form', { name: 'Rows with problems' })).not.toBeInTheDocument();
  });

  it('offers the rows with problems as a file before importing, with all columns of the original', async () => {
    const { tool, choose, press } = await enter();
    await choose(new File([`${HEADER},Notes\nBen,Doe,nonsense,18,Art,Met in 2019\n`], 'alumni.csv'));
    await tool.findByRole('table', { name: 'All rows' });
    await press('Check the file');
    await waitFor(() => expect(FakeXMLHttpRequest.sent).toHaveLength(1));
    FakeXMLHttpRequest.sent[0]!.answer(
      200,
      aResult({ added: 0, problems: [{ row: 2, message: 'Email is not a valid address' }] }),
    );
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:problems';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    await press('Download these rows');
    expect((click.mock.contexts.at(-1) as HTMLAnchorElement).download).toBe('alumni_problem_rows.csv');
    expect(await saved[0]!.text()).toContain(
      `${HEADER},Notes,error\r\nBen,Doe,nonsense,18,Art,Met in 2019,Email is not a valid address\r\n`,
    );
    click.mockRestore();
  });

  it('shows which optional details are left out', async () => {
    const { tool } = await checked(aResult({ warningCount: 1, warnings: ['2: Left out: Company is too long'] }));
    expect(await tool.findByText('1 person is imported without an optional detail')).toBeInTheDocument();
    expect(tool.getByRole('region', { name: 'Left out' })).toHaveTextContent('Left out: Company is too long');
  });

  it('skips title lines and the line that names the separator, and recognizes common column names', async () => {
    const { tool, choose } = await enter();
    const lines = [
      'sep=;',
      'Alumni of Reed College;;;;;',
      'First;Last;Mail;Graduated;Degree/Major;Job',
      'Ada;Love;ada@example.org;2018;Math;Engineer',
    ];
    await choose(new File([lines.join('\r\n')], 'alumni.csv'));
    expect(await tool.findByLabelText(/Degree\/Major/)).toHaveValue('major');
    expect(tool.getByLabelText(/^Job/)).toHaveValue('job_title');
    expect(tool.getByLabelText(/Graduated/)).toHaveValue('graduation_year');
    expect(within(tool.getByRole('table', { name: 'All rows' })).getAllByRole('row')).toHaveLength(2);
  });

  it('shows progress and the result', async () => {
    const { tool, press } = await checked();
    await press('Import 1 alum');
    await waitFor(() => expect(FakeXMLHttpRequest.sent).toHaveLength(2));
    const sending = FakeXMLHttpRequest.sent[1]!;
    act(() => void sending.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 50, total: 100 })));
    expect(tool.getByRole('status')).toHaveTextContent('50% sent');
    act(() => reportImportProgress({ processed: 1, skipped: 0, errors: 1 }));
    expect(tool.getByRole('status')).toHaveTextContent('1 of 2 rows · 0 skipped · 1 error');
    expect(tool.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute('value', '1');
    sending.answer(200, aResult({ importId: 5 }));

    expect(await tool.findByRole('heading', { name: 'Import completed with warnings' })).toBeInTheDocument();
    expect(tool.getByRole('link', { name: 'Download rejected rows' })).toHaveAttribute(
      'href',
      '/api/admin/alumni/imports/5/errors.csv',
    );
    await waitFor(() =>
      expect(server.callsTo('PUT /api/admin/alumni/import-mapping')[0]!.body).toEqual({
        mapping: {
          'First Name': 'first_name',
          'Last Name': 'last_name',
          Email: 'email',
          'Class of': 'graduation_year',
          Major: 'major',
        },
      }),
    );
  });

  it('shows when it was successful', async () => {
    const { tool, press } = await checked(aResult({ errors: [], errorCount: 0, added: 2 }));
    await press('Import 2 alumni');
    await waitFor(() => expect(FakeXMLHttpRequest.sent).toHaveLength(2));
    FakeXMLHttpRequest.sent[1]!.answer(200, aResult({ errors: [], errorCount: 0, added: 2, importId: 5 }));
    expect(await tool.findByRole('heading', { name: 'Import successful' })).toBeInTheDocument();
    await press('Import another file');
    expect(tool.getByRole('button', { name: 'Choose file' })).toBeInTheDocument();
  });

  it('can be canceled', async () => {
    const { tool, press } = await checked();
    await press('Import 1 alum');
    await press('Cancel');
    expect(FakeXMLHttpRequest.sent[1]!.isAborted).toBe(true);
    expect(await screen.findByText('Import canceled')).toBeInTheDocument();
    expect(tool.getByRole('button', { name: 'Check the file' })).toBeInTheDocument();
  });

  it('shows why the server rejects the file', async () => {
    const { tool, choose, press } = await enter();
    await choose(aFile());
    await tool.findByRole('table', { name: 'All rows' });
    await press('Check the file');
    await waitFor(() => expect(FakeXMLHttpRequest.sent).toHaveLength(1));
    FakeXMLHttpRequest.sent[0]!.answer(409, { message: 'Another file of your college is being imported.' });
    expect(await tool.findByRole('alert')).toHaveTextContent('Another file of your college is being imported.');
  });

  it('starts over with another file', async () => {
    const { tool, choose } = await checked();
    await choose(aFile(['Cleo,Poe,cleo@example.org,2019,Art'], 'second.csv'));
    expect(await tool.findByText('Match the columns of second.csv')).toBeInTheDocument();
    expect(tool.queryByRole('heading', { name: /Ready to import/ })).not.toBeInTheDocument();
  });

  it('rejects files that are not CSV', async () => {
    const { tool } = await enter();
    const drop = tool.getByLabelText('CSV file');
    fireEvent.change(drop, { target: { files: [new File(['x'], 'alumni.xlsx', { type: 'application/zip' })] } });
    expect(await screen.findByText('Invalid file type')).toBeInTheDocument();
    expect(screen.getByText('Please upload a CSV file.')).toBeInTheDocument();
  });
});
