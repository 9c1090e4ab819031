import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { DEFAULT_APP_NAME, TAGLINE } from './src/shared/config/brand.ts';
import { commonPasswords } from './vite/common-passwords.ts';
import { fillPlaceholders } from './vite/fill-placeholders.ts';
import { inlineStyles } from './vite/inline-styles.ts';
import { precompress } from './vite/precompress.ts';
import { preloadPages } from './vite/preload-pages.ts';

const LIBRARIES = /[\\/]node_modules[\\/]/;
const OWN_CODE = /[\\/]src[\\/].*\.tsx?(\?|$)/;
const ENTRY = /[\\/]src[\\/]app[\\/]main\.tsx$/;

/** Modules that most pages use inside the frame. */
const OF_PAGES =
  /src[\\/](shared[\\/](api[\\/]rejection|lib[\\/](format|term)|ui[\\/](avatar|chip|lazy-component))|entities[\\/]college[\\/](lib[\\/](?!figure-text|price-lookup|your-price)[a-z-]+|api[\\/]interactions|model[\\/](use-(compared-colleges|stored-comparison)|use-college-count-label))|features[\\/](compare-colleges[\\/]model[\\/]compared-count-text|connection[\\/]ui[\\/]request[\\/]ask-an-alum))[\\/.]|infiniteQueryObserver\.js|useInfiniteQuery\.js|useLocation\.js|node_modules[\\/](react-error-boundary|use-debounce)[\\/]|icons[\\/](check|chevron-(left|right)|external-link|graduation-cap|mail|search|users-round|x)\./;

/** Small modules of forms and lists without dependencies of their own. */
const OF_FORMS =
  /shared[\\/](config[\\/]limits|lib[\\/](dates|focus|forms|save-file)[\\/]|ui[\\/](field|filter-chips|highlight|pager|progress|segmented|select|stars)[\\/]|ui[\\/](panel[\\/]form-page|tag-input[\\/]tags)\.)|icons[\\/]/;

/** Modules that signed-in users need on most pages: each of them is smaller than the cost of a separate file. */
const OF_MEMBERS =
  /src[\\/](entities[\\/]((alum|connection|conversation|dashboard|notification|report)[\\/]api|college[\\/]model[\\/]hub-banner|alum[\\/]model[\\/](alumni-facts|industries|profile-facts))|features[\\/](alumni-alert[\\/](api[\\/]alumni-alerts|model[\\/]alert-intents)|(command-palette|onboarding)[\\/]api[\\/](onboarding|search|use-(skip-)?onboarding)|confirm-email[\\/](api|ui[\\/](confirm-email-notice|resend-confirmation))|connection[\\/](api[\\/](connections|request-drafts)|model[\\/](connection-labels|drafts|request-drafts|students-at-a-time)|ui[\\/](question[\\/]quoted-text|request[\\/]card-connection))|meetings[\\/]lib[\\/]use-now|onboarding[\\/]model[\\/]progress)|shared[\\/](lib[\\/]drafts[\\/](drafts|use-draft)|ui[\\/]draft-notice))[\\/.]/;

/** Small parts of the pages about a college. Over HTTP/1.1, twenty files of their own cost a phone half a second. */
const OF_COLLEGES =
  /src[\\/](entities[\\/](college[\\/](lib[\\/](figure-text|your-price)|model[\\/](figure-panels|measures|standing|use-college-view)|ui[\\/](college-heading|figure-value|percentile-strip|programs-section|two-sources))|discussion[\\/](api|lib)|alum[\\/]ui[\\/]verified-badge)|features[\\/](college-figures[\\/]model[\\/]caption|alumni-alert[\\/](ui|api[\\/]use-alumni-alert|model[\\/]alert-label)|campus-events[\\/](api[\\/](campus-events|use-rsvp)|model[\\/]event-time)|college-reviews[\\/](api[\\/](reviews|use-upvote)|model[\\/]review-date|ui[\\/]helpful-reviews)|compare-colleges[\\/](model[\\/]limit-toast|ui[\\/](selection[\\/]compare-link|comparison[\\/](share-actions|side-by-side|sideways-scroll|table-row)))|save-college)|shared[\\/]ui[\\/](arch-mark|screen-width))[\\/.]/;

/** Small modules of the settings, of the account's other pages and of the administrators' dashboard. */
const OF_SETTINGS =
  /src[\\/](entities[\\/](account|college-administrator|college-consent|profile)[\\/]api|shared[\\/]ui[\\/](settings-card|copy-button))[\\/.]/;

/** The library of the longer forms, and the small modules that signing in and registering share. */
const OF_BIG_FORMS =
  /node_modules[\\/]react-hook-form[\\/]|src[\\/](features[\\/]registration[\\/]ui[\\/](small-print|user-type)|shared[\\/]ui[\\/](tabs|radio-group))[\\/.]|@radix-ui[\\/]react-(radio-group|use-size)[\\/]/;

/** Menus, popovers and some form controls, which the frame and the dashboard don't need. */
const OF_MENUS =
  /@radix-ui[\\/]react-(arrow|dropdown-menu|menu|popover|popper|radio-group|slider|switch|tooltip|use-previous|use-rect|use-size)[\\/]/;

/** What tabs and groups of choices need: the sign-in page needs these and no dialog. */
const OF_CONTROLS =
  /@radix-ui[\\/](primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|tabs|use-(?!previous|rect|size)[a-z-]+))[\\/]/;

/** Placeholder that the server replaces with the nonce of each response. */
const CSP_NONCE = '__CSP_NONCE__';

export default defineConfig(({ mode }) => {
  const api = `http://127.0.0.1:${process.env.PORT ?? loadEnv(mode, '..', 'PORT').PORT ?? '3000'}`;
  return {
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('./src', import.meta.url)),
        // The shim is for a React version without this hook; ours has it.
        'use-sync-external-store/shim': 'use-sync-external-store',
      },
    },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: './src/app/routes',
        generatedRouteTree: './src/app/route-tree.gen.ts',
        routeFileIgnorePattern: '\\.test\\.tsx?$',
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      tailwindcss(),
      VitePWA({
        injectRegister: 'script-defer',
        manifest: {
          id: '/',
          name: DEFAULT_APP_NAME,
          short_name: DEFAULT_APP_NAME,
          description: TAGLINE,
          lang: 'en',
          start_url: '/',
          display: 'standalone',
          background_color: '#FAF6EC',
          theme_color: '#0F4C3E',
          categories: ['education'],
          icons: [
            { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
            { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
            { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          ],
        },
        workbox: {
          globPatterns: ['assets/*.{js,css,woff2}', 'icon.svg', 'theme.js', 'offline.html', 'offline.css'],
          importScripts: ['push.js'],
          navigateFallback: null,
          cleanupOutdatedCaches: true,
          // Pages always come from the network, because the server sets their head and status. /api has no route here,
          // so it is never cached.
          runtimeCaching: [
            {
              urlPattern: ({ request }) => request.mode === 'navigate',
              handler: 'NetworkOnly',
              options: { precacheFallback: { fallbackURL: '/offline.html' } },
            },
          ],
        },
      }),
      commonPasswords(),
      fillPlaceholders(DEFAULT_APP_NAME),
      preloadPages({
        '/': ['/src/pages/landing/index.ts'],
        '/auth': ['/src/app/routes/auth.tsx?tsr-split'],
        '/auth/complete': ['/src/app/routes/auth_.complete.tsx?tsr-split'],
        '/college/$id': ['/src/app/styles/all.ts', '/src/app/routes/_open/(colleges)/college.$collegeId.tsx?tsr-split'],
        '/compare': ['/src/app/styles/all.ts', '/src/app/routes/_open/(colleges)/compare.tsx?tsr-split'],
        '/states/$id': ['/src/app/styles/all.ts', '/src/app/routes/_open/(colleges)/states.$state.tsx?tsr-split'],
        '*': ['/src/app/styles/all.ts'],
      }),
      inlineStyles(CSP_NONCE),
      precompress(),
    ],
    html: { cspNonce: CSP_NONCE },
    server: {
      host: '127.0.0.1',
      port: Number(process.env.WEB_PORT ?? 5173),
      proxy: {
        '/api': api,
        '/embed/': api,
        '/health': api,
        '/mcp': api,
        '/pictures': api,
        '/robots.txt': api,
        '/sitemap': api,
      },
    },
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      // Every browser we build for supports this link type.
      modulePreload: { polyfill: false },
      manifest: true,
      rolldownOptions: {
        output: {
          // The entry lists the file of every chunk: names would add a kilobyte to the first load.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              // What every page needs. The libraries stay in the browser's cache across releases.
              { name: 'vendor', test: LIBRARIES, tags: ['$initial'], priority: 4 },
              { name: 'common', test: (id) => OWN_CODE.test(id) && !ENTRY.test(id), tags: ['$initial'], priority: 4 },
              { name: 'content', test: OF_PAGES, minShareCount: 2 },
              // Each separate file adds its name to the first load.
              {
                name: 'pieces',
                test: (id: string) => OF_FORMS.test(id) && !OF_PAGES.test(id),
                minShareCount: 2,
              },
              { name: 'members', test: OF_MEMBERS, minShareCount: 2 },
              { name: 'colleges', test: OF_COLLEGES, minShareCount: 2 },
              { name: 'settings', test: OF_SETTINGS, minShareCount: 2 },
              { name: 'controls', test: OF_CONTROLS, minShareCount: 2, priority: 2 },
              { name: 'forms', test: OF_BIG_FORMS, minShareCount: 2 },
              // Dialogs and toasts share the same few modules: one file instead of a dozen tiny ones.
              {
                name: 'primitives',
                test: (id: string) => /node_modules[\\/](radix-ui|@radix-ui)[\\/]/.test(id) && !OF_MENUS.test(id),
                minShareCount: 2,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  };
});
