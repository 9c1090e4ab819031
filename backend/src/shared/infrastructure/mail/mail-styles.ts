import type { CSSProperties } from 'react';

/** The colors of the pages (`frontend/src/app/styles/tokens.css`). */
const LIGHT = { bg: '#faf6ec', surface: '#fffdf7', line: '#dcd3bf', ink: '#16221d', muted: '#515b54', ivy: '#0f4c3e' };
const DARK = { bg: '#0f1714', surface: '#16211c', line: '#2b3a33', ink: '#ecf1ec', muted: '#a8b6ae', ivy: '#86d6b6' };
const ON_IVY = { light: '#fffdf7', dark: '#06251b' };

/** Classes for mail programs that apply a style sheet; all others use the styles of the elements. */
export const DARK_STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${DARK.bg} !important; }
  .card { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .muted { color: ${DARK.muted} !important; }
  .brand { color: ${DARK.ivy} !important; }
  .line { border-color: ${DARK.line} !important; }
  .button { background-color: ${DARK.ivy} !important; color: ${ON_IVY.dark} !important; }
}`;

const FONT = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

const text = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', overflowWrap: 'anywhere' } as const;

export const STYLES = {
  page: { margin: 0, padding: 0, backgroundColor: LIGHT.bg, fontFamily: FONT },
  container: { width: '100%', maxWidth: '560px', margin: '0 auto', padding: '24px 12px' },
  brand: { ...text, margin: '0 0 16px 12px', fontWeight: 700, color: LIGHT.ivy },
  card: {
    padding: '24px 20px 8px',
    border: `1px solid ${LIGHT.line}`,
    borderRadius: '12px',
    backgroundColor: LIGHT.surface,
  },
  text: { ...text, color: LIGHT.ink },
  title: { ...text, margin: '0 0 4px', fontWeight: 700, color: LIGHT.ink },
  highlight: { ...text, fontSize: '18px', fontWeight: 700, color: LIGHT.ink },
  quotation: {
    ...text,
    padding: '0 0 0 12px',
    borderLeft: `3px solid ${LIGHT.line}`,
    color: LIGHT.ink,
    whiteSpace: 'pre-line',
  },
  link: { color: LIGHT.ivy, textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    padding: '14px 20px',
    borderRadius: '8px',
    backgroundColor: LIGHT.ivy,
    color: ON_IVY.light,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 700,
    textDecoration: 'none',
  },
  buttonRow: { margin: '8px 0 24px' },
  line: { margin: '0 0 16px', border: 'none', borderTop: `1px solid ${LIGHT.line}` },
  footer: { padding: '16px 12px 0' },
  small: { ...text, margin: '0 0 8px', fontSize: '14px', lineHeight: '20px', color: LIGHT.muted },
  smallLink: { color: LIGHT.muted, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;
