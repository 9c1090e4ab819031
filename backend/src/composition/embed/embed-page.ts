import type { CollegeDetailView } from '../../contexts/colleges';
import type { ListedQuestion } from '../../contexts/forum';
import type { AlumniUser } from '../../contexts/mentorship';
import { GRAPHEME_SEGMENTER } from '../../shared/domain/graphemes';
import { escapeHtml } from '../../shared/infrastructure/http/escape-html';
import { excerpt } from '../plain-text';
import { EMBED_STYLES } from './embed-styles';

export const EMBED_LOOKS = ['light', 'dark', 'plain'] as const;
export type EmbedLook = (typeof EMBED_LOOKS)[number];

/** What a college shows on its own site. */
export interface EmbedContent {
  readonly college: Pick<CollegeDetailView, 'id' | 'name'>;
  /** As visitors find them. */
  readonly alumni: readonly AlumniUser[];
  readonly questions: readonly Pick<ListedQuestion, 'id' | 'text' | 'postId'>[];
}

interface EmbedSite {
  /** Of this product: links lead to it. */
  readonly origin: string;
  readonly appName: string;
}

const MAX_QUESTION_LENGTH = 140;

/** Pictures at other services are left out: the visitors of the college's site would load them from there. */
const OWN_PICTURE_PATTERN = /^\/pictures\/[\w.-]+$/;

/** Returns the document for a frame on the college's site. All its links open in a new tab. */
export function renderEmbed({ college, alumni, questions }: EmbedContent, look: EmbedLook, site: EmbedSite): string {
  const { origin, appName } = site;
  const title = `Alumni of ${college.name}`;
  const toPage = (path: string): string => `${origin}${path}`;
  const cards = alumni.map((alum) => toAlumCard(alum, toPage(`/alumni/${alum.id}`)));
  const rows = questions.map(
    ({ id, text, postId }) =>
      `<li>${toLink(toPage(`/questions/${id}`), excerpt(text, MAX_QUESTION_LENGTH))}` +
      `<p class="muted">${postId === null ? 'Waiting for an answer' : 'Answered'}</p></li>`,
  );
  return toDocument({
    title: `${title} · ${appName}`,
    look,
    body: [
      `<h1 dir="auto">${escapeHtml(title)}</h1>`,
      toList('Alumni you can ask', 'alumni', cards, 'No alumni have a public profile yet.'),
      rows.length > 0 ? toList('Questions from students', 'questions', rows) : '',
      `<p>${toLink(toPage(`/questions/new?collegeId=${college.id}`), 'Ask a question', 'button')}</p>`,
      `<p class="muted">From ${toLink(toPage(`/college/${college.id}`), appName)}, without cookies or tracking.</p>`,
    ],
  });
}

/** Returns the document for a college that isn't in the catalog. */
export const renderMissingEmbed = (look: EmbedLook, { appName }: EmbedSite): string =>
  toDocument({
    title: `College not found · ${appName}`,
    look,
    body: ['<h1>College not found</h1>', `<p>Check the college’s number in the code from ${escapeHtml(appName)}.</p>`],
  });

interface EmbedDocument {
  readonly title: string;
  readonly look: EmbedLook;
  readonly body: readonly string[];
}

const toDocument = ({ title, look, body }: EmbedDocument): string => `<!doctype html>
<html lang="en" data-college-embed data-look="${look}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${EMBED_STYLES}</style>
<script src="/embed.js" async></script>
</head>
<body><main>
${body.filter((part) => part !== '').join('\n')}
</main></body>
</html>
`;

const toLink = (address: string, text: string, className?: string): string =>
  `<a${className ? ` class="${className}"` : ''} href="${escapeHtml(address)}" target="_blank" rel="noopener" dir="auto">` +
  `${escapeHtml(text)}<span class="hidden"> (opens in a new tab)</span></a>`;

function toList(heading: string, id: string, items: readonly string[], empty = ''): string {
  const content = items.length > 0 ? `<ul class="${id}">\n${items.join('\n')}\n</ul>` : `<p>${empty}</p>`;
  return `<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>${content}</section>`;
}

function toAlumCard({ fullName, avatarUrl, isSample, alumniProfile }: AlumniUser, address: string): string {
  const { major, graduationYear, currentPosition, company, isVerifiedAlum } = alumniProfile ?? {};
  const studies = [graduationYear ? `Class of ${graduationYear}` : null, major];
  const work = [currentPosition, company];
  const labels = [isVerifiedAlum ? 'Verified alum' : null, isSample ? 'Sample' : null];
  const lines = [studies, work, labels]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter((line) => line !== '')
    .map((line) => `<p class="muted" dir="auto">${escapeHtml(line)}</p>`);
  return `<li>${toPicture(fullName, avatarUrl)}<div>${toLink(address, fullName)}${lines.join('')}</div></li>`;
}

function toPicture(name: string, avatarUrl: string | null): string {
  if (avatarUrl !== null && OWN_PICTURE_PATTERN.test(avatarUrl)) {
    return `<img src="${escapeHtml(avatarUrl)}" alt="" width="48" height="48" loading="lazy">`;
  }
  return `<span class="initials" aria-hidden="true">${escapeHtml(toInitials(name))}</span>`;
}

const toInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => (GRAPHEME_SEGMENTER.segment(word).containing(0)?.segment ?? '').toUpperCase())
    .join('');
