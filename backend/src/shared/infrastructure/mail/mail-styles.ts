import type { CSSProperties } from 'react';

/** The colors of the pages (`frontend/src/app/styles/tokens.css`). */
const LIGHT_COLORS = {
  bg: '#faf6ec',
  surface: '#fffdf7',
  line: '#dcd3bf',
  ink: '#16221d',
  muted: '#515b54',
  ivy: '#0f4c3e',
};
const DARK_COLORS = {
  bg: '#0f1714',
  surface: '#16211c',
  line: '#2b3a33',
  ink: '#ecf1ec',
  muted: '#a8b6ae',
  ivy: '#86d6b6',
};
const ON_IVY = { light: '#fffdf7', dark: '#06251b' };

/** Classes for mail programs that apply a style sheet; all others use the styles of the elements. */
export const DARK_STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${DARK_COLORS.bg} !important; }
  .card { background-color: ${DARK_COLORS.surface} !important; border-color: ${DARK_COLORS.line} !important; }
  .ink { color: ${DARK_COLORS.ink} !important; }
  .muted { color: ${DARK_COLORS.muted} !important; }
  .brand { color: ${DARK_COLORS.ivy} !important; }
  .line { border-color: ${DARK_COLORS.line} !important; }
  .button { background-color: ${DARK_COLORS.ivy} !important; color: ${ON_IVY.dark} !important; }
}`;

const FONT = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

const text = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', overflowWrap: 'anywhere' } as const;

export const STYLES = {
  page: { margin: 0, padding: 0, backgroundColor: LIGHT_COLORS.bg, fontFamily: FONT },
  container: { width: '100%', maxWidth: '560px', margin: '0 auto', padding: '24px 12px' },
  brand: { ...text, margin: '0 0 16px 12px', fontWeight: 700, color: LIGHT_COLORS.ivy },
  card: {
    padding: '24px 20px 8px',
    border: `1px solid ${LIGHT_COLORS.line}`,
    borderRadius: '12px',
    backgroundColor: LIGHT_COLORS.surface,
  },
  text: { ...text, color: LIGHT_COLORS.ink },
  title: { ...text, margin: '0 0 4px', fontWeight: 700, color: LIGHT_COLORS.ink },
  highlight: { ...text, fontSize: '18px', fontWeight: 700, color: LIGHT_COLORS.ink },
  quotation: {
    ...text,
    padding: '0 0 0 12px',
    borderLeft: `3px solid ${LIGHT_COLORS.line}`,
    color: LIGHT_COLORS.ink,
    whiteSpace: 'pre-line',
  },
  link: { color: LIGHT_COLORS.ivy, textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    padding: '14px 20px',
    borderRadius: '8px',
    backgroundColor: LIGHT_COLORS.ivy,
    color: ON_IVY.light,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 700,
    textDecoration: 'none',
  },
  buttonRow: { margin: '8px 0 24px' },
  line: { margin: '0 0 16px', border: 'none', borderTop: `1px solid ${LIGHT_COLORS.line}` },
  footer: { padding: '16px 12px 0' },
  small: { ...text, margin: '0 0 8px', fontSize: '14px', lineHeight: '20px', color: LIGHT_COLORS.muted },
  smallLink: { color: LIGHT_COLORS.muted, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;
