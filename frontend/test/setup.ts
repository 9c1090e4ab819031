import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { installBrowserPolyfills } from './support/browser';
import { server } from './support/server';

// On a busy machine, tests are slow but not wrong.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

installBrowserPolyfills();

beforeEach(() => {
  server.open();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  expect(server.unexpectedRequests).toEqual([]);
});
