export const EMBED_LOOKS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'plain', label: 'Plain' },
] as const;
export type EmbedLook = (typeof EMBED_LOOKS)[number]['value'];

interface EmbeddedCollege {
  id: number;
  name: string;
}

const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const titleOf = ({ name }: EmbeddedCollege): string => escapeAttribute(`Alumni of ${name}`);

/** Returns the path of the frame with a college's alumni and questions. */
export const toEmbedPath = ({ id }: Pick<EmbeddedCollege, 'id'>, look: EmbedLook): string =>
  `/embed/${id}?look=${look}`;

/** Returns HTML for the college's site: a script that adds the frame and keeps it as high as its content. */
export const toScriptCode = (college: EmbeddedCollege, look: EmbedLook, origin: string): string =>
  `<script src="${origin}/embed.js" data-college="${college.id}" data-look="${look}" data-title="${titleOf(college)}" async></script>`;

/** Returns HTML for sites without scripts of others: the frame alone, in which longer content scrolls. */
export const toFrameCode = (college: EmbeddedCollege, look: EmbedLook, origin: string): string =>
  `<iframe src="${origin}${toEmbedPath(college, look)}" title="${titleOf(college)}" width="100%" height="800" style="border: 0" loading="lazy" referrerpolicy="no-referrer"></iframe>`;
