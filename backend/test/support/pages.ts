import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A document with every placeholder that the server fills, like the real one. */
export const TEMPLATE = `<!doctype html>
<html lang="en" data-theme="__THEME__">
  <head>
    <title>__TITLE__</title>
    <!--head-->
    <meta name="application-name" content="__APP_NAME__" />
    <meta name="session" content="__SESSION__" />
    <meta name="environment" content="__ENVIRONMENT__" />
    <meta property="csp-nonce" nonce="__CSP_NONCE__" />
    <style nonce="__CSP_NONCE__"></style>
    <script type="module" src="/assets/app-abc123.js"></script>
  </head>
  <body><div id="root"></div><!--heading--></body>
</html>
`;
export const SCRIPT = `console.log(${JSON.stringify('hello '.repeat(500))});\n`;

/** Creates a folder like the output of the frontend build; it is removed after the test file. */
export function pagesFolder(): string {
  const outside = mkdtempSync(join(tmpdir(), 'pages-'));
  const root = join(outside, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  const files: Record<string, string | Buffer> = {
    '../secret.txt': 'not for the world',
    '.env': 'SESSION_SECRET=not for the world',
    'index.html': TEMPLATE,
    'offline.html': '<!doctype html><title>Offline</title>',
    'embed.js': '(() => {})();',
    'embed.js.br': brotliCompressSync('(() => {})();'),
    'sw.js': 'self.addEventListener("fetch", () => {});',
    'assets/app-abc123.js': SCRIPT,
    'assets/app-abc123.js.br': brotliCompressSync(SCRIPT),
    'assets/app-abc123.js.gz': gzipSync(SCRIPT),
    'assets/small-def456.css': 'a{}',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  afterAll(() => rmSync(outside, { recursive: true }));
  return root;
}
