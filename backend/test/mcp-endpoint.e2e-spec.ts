import { createToken } from './support/access-tokens';
import { startApp, type TestApp } from './support/app';
import { connectMcp, MCP_LIST as LIST, postMcp } from './support/mcp';
import { administratorOf, student } from './support/test-users';

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

let app: TestApp;
beforeAll(async () => (app = await startApp()));

describe('the tools of an access token', () => {
  const PERSONAL = ['list_saved_colleges', 'save_college'];
  const listed = async (token?: string) => {
    const { tools, close } = await connectMcp(app, '2026-07-28', token);
    await close();
    return tools.map(({ name }) => name).filter((name) => PERSONAL.includes(name));
  };

  it('read and add saved colleges of its owner', async () => {
    const [owner, other] = [await student(app, 'olive'), await student(app, 'otis')];
    await other.browser.put('/api/saved-colleges/3').send({}).expect(200);
    const { token } = await createToken(owner, ['me:read', 'saved:write']);
    const mcp = await connectMcp(app, '2026-07-28', token);
    const saved = await mcp.ask('save_college', { collegeId: 2 });
    await mcp.ask('save_college', { collegeId: 2 });
    expect(saved.data).toMatchObject({ college_id: 2, status: 'considering', url: `${app.settings.origin}/college/2` });
    expect((await mcp.ask('save_college', { collegeId: 2_000_000_000 })).isError).toBe(true);
    const { data } = await mcp.ask('list_saved_colleges', {});
    const { body } = await owner.browser.get('/api/saved-colleges').expect(200);
    const rest = body as { id: number; saved_at: string }[];
    expect((data as { colleges: object[] }).colleges).toMatchObject(
      rest.map(({ id, saved_at }) => ({ college_id: id, saved_at })),
    );
    expect(rest.map(({ id }) => id)).toEqual([2]);
    await mcp.close();
  });

  it('are those of its scopes', async () => {
    const owner = await student(app, 'ozzy');
    const main = await administratorOf(app, 'mainadm', 1);
    expect(await listed()).toEqual([]);
    expect(await listed((await createToken(owner, ['me:read'])).token)).toEqual(['list_saved_colleges']);
    expect(await listed((await createToken(owner, ['saved:write'])).token)).toEqual(['save_college']);
    expect(await listed((await createToken(main, ['profile:write'], 1)).token)).toEqual([]);
    const { token } = await createToken(owner, ['me:read']);
    const mcp = await connectMcp(app, '2026-07-28', token);
    await expect(mcp.ask('save_college', { collegeId: 2 })).rejects.toThrow(/save_college/);
    await mcp.close();
  });

  it('need a valid token without a session', async () => {
    const owner = await student(app, 'oscar');
    const { token } = await createToken(owner, ['me:read']);
    const headers = { Authorization: `Bearer ${token}` };
    const accept = { Accept: 'application/json, text/event-stream' };
    await owner.browser
      .post('/mcp')
      .set({ ...headers, ...accept })
      .send(LIST)
      .expect(400);
    expect(
      (await postMcp(app, LIST, { Authorization: 'Bearer gsp_nothing' }).expect(401)).headers['www-authenticate'],
    ).toContain('invalid_token');
    await postMcp(app, LIST, { ...headers, Origin: 'https://evil.example' }).expect(403);
    await app.visitor().get('/mcp').set(headers).expect(405);
  });
});

describe('the endpoint', () => {
  it('refuses pages of other sites, for every method', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      expect((await postMcp(app, LIST, { Origin: origin }).expect(403)).body.code).toBe('platform.cross-site-write');
      await app.visitor().get('/mcp').set('Origin', origin).expect(403);
      await app.visitor().delete('/mcp').set('Origin', origin).expect(403);
      await app.visitor().options('/mcp').set('Origin', origin).expect(403);
    }
    await postMcp(app, LIST, { Origin: app.settings.origin }).expect(200);
  });

  it('has no stream and no session', async () => {
    for (const method of ['get', 'delete', 'put'] as const) {
      const { headers } = await app.visitor()[method]('/mcp').expect(405);
      expect(headers['allow']).toBe('POST');
    }
    const { headers } = await postMcp(app, INITIALIZE).expect(200);
    expect([headers['mcp-session-id'], headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(headers['cache-control']).toContain('no-store');
  });

  it('opens no subscriptions', async () => {
    const { client, close } = await connectMcp(app);
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow(/limit|support/i);
    await close();
  });

  it('rejects several messages in one request, other formats and unknown methods', async () => {
    expect((await postMcp(app, [LIST, LIST]).expect(400)).body.error.message).toBe('Send one message per request.');
    await postMcp(app, '{"jsonrpc":').expect(400);
    await postMcp(app, 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }).expect(415);
    await postMcp(app, LIST, { Accept: 'text/html' }).expect(406);
    await postMcp(app, {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'delete_account', arguments: {} },
    });
    const { text } = await postMcp(app, { ...LIST, method: 'resources/list' }).expect(200);
    expect(text).toContain('-32601');
  });

  it('counts calls against the limit for visitors', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on', DATABASE_URL: app.settings.databaseUrl });
    const { headers } = await postMcp(limited, LIST).expect(200);
    const rest = await limited.visitor().get('/api/colleges/1').expect(200);
    expect(headers['ratelimit-policy']).toBe(rest.headers['ratelimit-policy']);
    const left = (value: string | undefined) => Number(/r=(\d+)/.exec(value ?? '')?.[1]);
    expect(left(rest.headers['ratelimit'])).toBe(left(headers['ratelimit']) - 1);
    await limited.close();
  });

  it('doesn’t exist while MCP is off', async () => {
    const without = await startApp({ MCP: 'off', DATABASE_URL: app.settings.databaseUrl });
    await postMcp(without, LIST).expect(404);
    await without.visitor().get('/mcp').expect(404);
    await without.close();
  });
});
