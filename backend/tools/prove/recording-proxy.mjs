/** A proxy between the browser and the product: it sees every request, also those of workers and of closed pages. */
import http from 'node:http';

const MAX_RECORDED_BYTES = 1_000_000;

/**
 * @typedef {object} Exchange
 * @property {string} host host and port
 * @property {boolean} isOwn whether the host belongs to the product; only then the request was passed on
 * @property {string} method `CONNECT` for connections whose content is encrypted
 * @property {string} path with the query; empty for `CONNECT`
 * @property {http.IncomingHttpHeaders} headers
 * @property {Buffer} body at most 1 MB
 * @property {http.IncomingHttpHeaders} [responseHeaders] undefined if the request was not passed on
 */

/**
 * @param {object} options
 * @param {readonly string[]} options.ownHosts hosts with ports that belong to the product; all others are refused
 * @param {(exchange: Exchange) => void} options.onExchange called when a request is complete
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startRecordingProxy({ ownHosts, onExchange }) {
  const server = http.createServer((request, response) => {
    const target = URL.canParse(request.url) ? new URL(request.url) : new URL(request.url, `http://${ownHosts[0]}`);
    const exchange = {
      host: target.host,
      isOwn: target.protocol === 'http:' && ownHosts.includes(target.host),
      method: request.method,
      path: target.pathname + target.search,
      headers: request.headers,
    };
    const body = collect(request);
    request.once('end', () => {
      exchange.body = body();
      if (!exchange.isOwn) onExchange(exchange);
    });
    if (!exchange.isOwn) {
      request.resume();
      refuse(response);
      return;
    }
    pass(request, response, target, (answer) => {
      onExchange({ ...exchange, body: body(), responseHeaders: answer?.headers ?? {} });
    });
  });

  server.on('connect', (request, socket) => {
    const host = request.url.replace(/:(443|80)$/, '');
    const isOwn = ownHosts.includes(request.url);
    onExchange({ host, isOwn, method: 'CONNECT', path: '', headers: {}, body: Buffer.alloc(0) });
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}

/** @returns {() => Buffer} what has arrived so far */
function collect(request) {
  const chunks = [];
  let size = 0;
  request.on('data', (chunk) => {
    if (size < MAX_RECORDED_BYTES) chunks.push(chunk);
    size += chunk.length;
  });
  return () => Buffer.concat(chunks);
}

function refuse(response) {
  response.writeHead(502);
  response.end();
}

function pass(request, response, target, onAnswer) {
  const onward = http.request(target, { method: request.method, headers: request.headers, agent: false });
  onward.once('response', (answer) => {
    onAnswer(answer);
    response.writeHead(answer.statusCode, answer.rawHeaders);
    answer.pipe(response);
  });
  onward.once('error', () => {
    onAnswer(undefined);
    if (response.headersSent) response.destroy();
    else refuse(response);
  });
  // The browser leaves a stream of live updates by closing its connection.
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}
