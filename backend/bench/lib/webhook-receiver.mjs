/**
 * A receiver of webhooks that verifies each message and appends its ID and delay to a file before it answers.
 * Arguments: ports, secret, file.
 */
import fs from 'node:fs';
import http from 'node:http';
import { Webhook } from 'standardwebhooks';

const [ports, secret, file] = process.argv.slice(2);
const webhook = new Webhook(secret);

const receive = (request, response) => {
  const pieces = [];
  request.on('data', (piece) => pieces.push(piece));
  request.on('end', () => {
    const text = Buffer.concat(pieces).toString();
    const { timestamp } = webhook.verify(text, request.headers);
    fs.appendFileSync(file, `${request.headers['webhook-id']} ${Date.now() - new Date(timestamp).getTime()}\n`);
    response.writeHead(204).end();
  });
};

await Promise.all(
  ports
    .split(',')
    .map((port) => new Promise((resolve) => http.createServer(receive).listen(Number(port), '127.0.0.1', resolve))),
);
process.send?.('ready');
