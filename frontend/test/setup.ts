import '@testing-library/jest-dom';
import { giveTheBrowserWhatJsdomLacks } from './support/browser';
import { server } from './support/server';

giveTheBrowserWhatJsdomLacks();

beforeEach(() => {
  server.open();
});

afterEach(() => {
  localStorage.clear();
  expect(server.surprises).toEqual([]);
});
