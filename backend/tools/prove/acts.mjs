/** What people do on the screens, so that forms send their fields, too. */

const PASSWORD = 'four quiet lanterns by the lake';

/** Acts of each role: a name, and a function that gets a page. */
export const ACTS = {
  visitor: [
    ['typing in the search', search],
    ['choosing a theme', chooseTheme],
    ['registering with the form', registerWithForm],
    ['signing in with the form', signInWithForm],
  ],
  student: [
    ['typing in the search', search],
    ['choosing a theme', chooseTheme],
    ['saving a college', saveCollege],
    ['pricing a college', price],
    ['reading a college for a minute', readForMinute],
    ['signing out', signOut],
  ],
};

async function search(page) {
  await page.goto('/');
  await page.locator('main input[type=search]').first().pressSequentially('state u', { delay: 60 });
  await page.locator('main article').first().waitFor();
}

async function chooseTheme(page) {
  await page.goto('/');
  const before = await page.evaluate(() => document.cookie);
  await page.getByRole('radio', { name: 'Dark' }).first().click({ force: true });
  await page.waitForFunction((cookie) => document.cookie !== cookie, before);
}

async function registerWithForm(page) {
  await page.goto('/auth?tab=register');
  const form = page.getByRole('form', { name: 'Register' });
  const username = `prove-form-${Date.now()}`;
  const texts = {
    'Full name': 'Robin Prove',
    Username: username,
    Email: `${username}@prove.example`,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    'Birth date': '2004-01-15',
  };
  await form.getByRole('radio', { name: 'Student', exact: true }).click();
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('checkbox', { name: 'I am at least 13 years old' }).check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
  await page.context().clearCookies();
}

async function signInWithForm(page) {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Username', { exact: true }).fill('demo.alumni');
  await form.getByLabel('Password', { exact: true }).fill('not the password');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Login Failed', { exact: true }).first().waitFor();
}

async function saveCollege(page) {
  await page.goto('/college/3');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.waitForTimeout(1_000);
}

/** What a family enters here may not leave the browser. */
async function price(page) {
  await page.goto('/colleges');
  await page.getByRole('button', { name: 'Your price' }).click();
  const sheet = page.getByRole('dialog', { name: 'What would it cost me?' });
  for (const label of ['Home state', 'Family income per year', 'Living'])
    await sheet.getByLabel(label).selectOption({ index: 2 });
  await page.waitForTimeout(1_000);
}

/** A visit is recorded with its length after a minute, and when the page closes. */
async function readForMinute(page) {
  await page.goto('/college/2');
  await page.waitForTimeout(62_000);
}

async function signOut(page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/auth' || url.pathname === '/');
  await page.waitForTimeout(1_000);
}
