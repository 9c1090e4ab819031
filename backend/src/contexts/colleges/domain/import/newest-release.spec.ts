import { findNewestRelease } from './newest-release';

const FOLDER = 'https://ed-public-download.scorecard.network/downloads';
const PINNED = `${FOLDER}/Most-Recent-Cohorts-Institution_05192025.zip`;
const NEWER = `${FOLDER}/Most-Recent-Cohorts-Institution_06102026.zip`;
const page = (...addresses: string[]): string =>
  addresses.map((address) => `<li><a class="x" href="${address}">Download</a></li>`).join('\n');
const find = (html: string): string => findNewestRelease(html, 'institutions', PINNED, '2026-11-30');

describe('the newest release that a page links to', () => {
  it.each([
    ['in double quotes', page(NEWER)],
    ['in single quotes', `<a href='${NEWER}'>`],
    ['among older ones', page(`${FOLDER}/Most-Recent-Cohorts-Institution_03232026.zip`, NEWER, PINNED)],
  ])('is found %s', (_where, html) => expect(find(html)).toBe(NEWER));

  it('is found for each file', () => {
    const fields = `${FOLDER}/Most-Recent-Cohorts-Field-of-Study_06102026.zip`;
    const pinned = `${FOLDER}/Most-Recent-Cohorts-Field-of-Study_05192025.zip`;
    expect(findNewestRelease(page(NEWER, fields), 'fields', pinned, '2026-11-30')).toBe(fields);
    expect(find(page(fields))).toBe(PINNED);
  });

  it.each([
    ['is empty', ''],
    ['has no link', `<p>${NEWER}</p>`],
    ['links to an older release', page(`${FOLDER}/Most-Recent-Cohorts-Institution_10102024.zip`)],
    ['links to a release of the future', page(`${FOLDER}/Most-Recent-Cohorts-Institution_01012099.zip`)],
    ['links to a release without a date', page(`${FOLDER}/Most-Recent-Cohorts-Institution.zip`)],
    ['links to an impossible date', page(`${FOLDER}/Most-Recent-Cohorts-Institution_13452026.zip`)],
    ['links to another host', page(NEWER.replace('scorecard.network', 'scorecard.network.example'))],
    ['links to a host in the name of a person', page(NEWER.replace('https://', 'https://ed.gov@evil.example/'))],
    ['links with a name and a password', page(NEWER.replace('https://', 'https://a:b@'))],
    ['links to another port', page(NEWER.replace('.network/', '.network:8443/'))],
    ['links without encryption', page(NEWER.replace('https', 'http'))],
    ['links to another file', page(`${FOLDER}/Most-Recent-Cohorts-Institution_06102026.exe`)],
    ['links with a query', page(`${NEWER}?next=https://evil.example`)],
    ['links to a parent folder', page(NEWER.replace('/downloads', '/downloads/../x'))],
  ])('is the pinned one if the page %s', (_what, html) => expect(find(html)).toBe(PINNED));
});
