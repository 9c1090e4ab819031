import { startApp, type TestApp } from './support/app';

describe('the platform', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));

  it('is ready', async () => {
    await app.visitor().get('/health/ready').expect(200);
  });

  it('answers an unknown call with a problem document', async () => {
    const { body } = await app
      .visitor()
      .get('/api/nothing')
      .expect(404)
      .expect('content-type', /problem\+json/);
    expect(body).toMatchObject({ status: 404, code: 'platform.http-404', instance: '/api/nothing' });
  });
});
