import { screen, within } from '@testing-library/react';
import { aStudent } from '@test/support/people';
import { aProgram } from '@test/support/programs';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';

const CROSSROADS = 'GET /api/alumni/crossroads/programs';
const TITLE = 'Alumni of these programs who considered both colleges';
const ADDRESS = '/compare?programs=12-1107-bachelor,7-1107-bachelor';
const pair = (overrides: object = {}) => ({
  programs: [
    { college: { id: 12, name: 'College 12' }, cip: '1107' },
    { college: { id: 7, name: 'College 7' }, cip: '1107' },
  ],
  count: 6,
  chose: 'mostly-second',
  ...overrides,
});

beforeEach(() => server.respond('GET /api/programs', [aProgram(), aProgram({ collegeId: 7 })]));

describe('alumni who chose between two programs', () => {
  it('are counted in the comparison, with what they mostly chose and a link to ask one of them', async () => {
    server.respond(CROSSROADS, [pair()]);
    visit(ADDRESS, { as: aStudent() });
    const section = within(await screen.findByRole('region', { name: TITLE }));
    expect(section.getByText(/alumni considered both/)).toHaveTextContent(
      '6 alumni considered both College 12 and College 7. Most chose College 7.',
    );
    expect(section.getByRole('link', { name: /^Ask one of them/ })).toHaveAttribute(
      'href',
      '/find-alumni?chosenBetween=12&chosenBetween=7&field=1107',
    );
    expect(server.callsTo(CROSSROADS)[0]?.query.get('programs')).toBe('12-1107-bachelor,7-1107-bachelor');
  });

  it('lead without the field if the programs have different ones', async () => {
    const [one, other] = pair().programs;
    server.respond(CROSSROADS, [pair({ programs: [one, { ...other, cip: '5138' }], chose: 'both' })]);
    visit(ADDRESS, { as: aStudent() });
    const section = within(await screen.findByRole('region', { name: TITLE }));
    expect(section.getByText(/Some chose one, some the other\.$/)).toBeInTheDocument();
    expect(section.getByRole('link', { name: /^Ask one of them/ })).toHaveAttribute(
      'href',
      '/find-alumni?chosenBetween=12&chosenBetween=7',
    );
  });

  it('ask visitors to register, and lead to these alumni', async () => {
    server.respond(CROSSROADS, [pair({ chose: 'mostly-first' })]);
    const { user, place } = visit(ADDRESS);
    expect(await screen.findByText(/Most chose College 12\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Ask one of them/ }));
    const { searchParams } = new URL(place(), window.location.origin);
    expect(searchParams.get('next')).toBe('/find-alumni?chosenBetween=12&chosenBetween=7&field=1107');
  });

  it('are not shown if there are too few', async () => {
    server.respond(CROSSROADS, []);
    visit(ADDRESS);
    await screen.findByRole('table');
    expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
  });
});
