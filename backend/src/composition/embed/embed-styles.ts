import { createHash } from 'node:crypto';

/**
 * The styles of all looks: the colors of the product in a light and a dark version, and one without colors, cards and
 * pictures. Every pair of text and ground has a contrast of at least 4.5. The frame loads no font.
 */
export const EMBED_STYLES = `
:root{--bg:#faf6ec;--card:#fffdf7;--line:#dcd3bf;--ink:#16221d;--muted:#515b54;--link:#0f4c3e;--on-link:#fffdf7;--soft:#d9e9df;--radius:10px;color-scheme:light}
[data-look=dark]{--bg:#0f1714;--card:#16211c;--line:#2b3a33;--ink:#ecf1ec;--muted:#a8b6ae;--link:#86d6b6;--on-link:#06251b;--soft:#17372d;color-scheme:dark}
[data-look=plain]{--bg:#fff;--card:#fff;--line:#fff;--ink:#000;--muted:#404040;--link:#000;--on-link:#fff;--soft:#fff;--radius:0px}
*{box-sizing:border-box}
html{background:var(--bg)}
body{margin:0;padding:16px;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
[data-look=plain] body{padding:6px}
h1,h2,p,ul{margin:0;padding:0}
h1{font-size:22px;line-height:1.25}
h2{margin:20px 0 8px;font-size:17px;line-height:1.3}
ul{display:grid;gap:10px;list-style:none;grid-template-columns:repeat(auto-fill,minmax(min(100%,260px),1fr))}
ul.questions{grid-template-columns:minmax(0,1fr)}
li{display:flex;gap:12px;min-width:0;padding:12px;background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.questions li{display:block}
[data-look=plain] li{padding:4px 0;border:0}
li>div{min-width:0}
img,.initials{display:block;flex:none;width:48px;height:48px;border-radius:50%;background:var(--soft)}
.initials{color:var(--link);font-weight:600;line-height:48px;text-align:center}
[data-look=plain] img,[data-look=plain] .initials{display:none}
a{display:inline-block;min-height:24px;color:var(--link);font-weight:600}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.muted a{font-weight:400}
.muted{color:var(--muted);font-size:14px}
.button{min-height:44px;margin:20px 0;padding:9px 18px;background:var(--link);color:var(--on-link);border-radius:8px;text-decoration:none}
.button:hover{text-decoration:underline}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;

const STYLES_HASH = createHash('sha256').update(EMBED_STYLES).digest('base64');

/**
 * The policy of the frame: other sites can show it. It loads its own styles, the script that reports its height, and
 * pictures of this product.
 */
export const EMBED_CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${STYLES_HASH}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');
