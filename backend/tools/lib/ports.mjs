/** TCP ports on this machine: finds free ones, checks whether one is taken, and requests what runs on them. */
import http from 'node:http';
import net from 'node:net';

const LOOPBACK = '127.0.0.1';

/**
 * Checks whether a server can listen on the port: it must be possible to bind it, and no server may respond on it. Some
 * systems let a second server bind to the loopback address while another one holds the same port on all addresses.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  return (await canListen(port)) && !(await isAnswered(port));
}

function canListen(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}

function isAnswered(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, LOOPBACK);
    const answer = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.setTimeout(1_000, () => answer(false));
  });
}

/**
 * Returns a port that is currently unused.
 *
 * @returns {Promise<number>}
 */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Returns the preferred port if it is free, otherwise any unused port.
 *
 * @param {number} wished
 * @returns {Promise<number>}
 */
export async function freePortNear(wished) {
  return (await isPortFree(wished)) ? wished : anyFreePort();
}

/**
 * Returns status and body of a plain GET request, or null if there is no response within two seconds.
 *
 * @param {string} address
 * @returns {Promise<{ status: number, body: string } | null>}
 */
export function get(address) {
  return new Promise((resolve) => {
    const request = http.get(address, { timeout: 2_000, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', () => resolve(null));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(null));
  });
}
