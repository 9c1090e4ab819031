import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { DnsLookupFailed } from '../../domain/verification/errors';
import { DnsTxtRecords } from './dns-txt-records';

const [TXT, INTERNET, SECONDS] = [16, 1, 60];
const [NO_ERROR, REFUSED, NO_SUCH_NAME] = [0, 5, 3];

interface Answer {
  readonly code: number;
  /** Every record in its pieces. */
  readonly records?: readonly (readonly string[])[];
}

const uint16 = (...values: number[]): Buffer => Buffer.concat(values.map((n) => Buffer.from([n >> 8, n & 255])));

/** Returns the message of a DNS server (RFC 1035) to a question without other sections. */
function reply(question: Buffer, { code, records = [] }: Answer): Buffer {
  const end = question.indexOf(0, 12) + 5;
  const answers = records.map((pieces) => {
    const data = Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])));
    return Buffer.concat([uint16(0xc00c, TXT, INTERNET, 0, SECONDS, data.length), data]);
  });
  const header = [question.subarray(0, 2), uint16(0x8180 | code, 1, answers.length, 0, 0)];
  return Buffer.concat([...header, question.subarray(12, end), ...answers]);
}

let server: Socket;
let answer: Answer | null;
const records = () => new DnsTxtRecords([`127.0.0.1:${server.address().port}`]);

beforeAll(async () => {
  server = createSocket('udp4', (question, { port, address }) => {
    if (answer) server.send(reply(question, answer), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

describe('TXT records', () => {
  it('are all returned, with the pieces of a long value joined', async () => {
    answer = { code: NO_ERROR, records: [['v=spf1 -all'], ['gradspan-', 'verification=abc']] };
    expect(await records().lookUp('college.edu')).toEqual(['v=spf1 -all', 'gradspan-verification=abc']);
  });

  it.each([
    ['a domain without them', NO_ERROR],
    ['a domain that does not exist', NO_SUCH_NAME],
  ])('are empty for %s', async (_, code) => {
    answer = { code };
    expect(await records().lookUp('college.edu')).toEqual([]);
  });

  it('are a named failure if the server refuses, or does not answer in time', async () => {
    answer = { code: REFUSED };
    await expect(records().lookUp('college.edu')).rejects.toThrow(DnsLookupFailed);
    answer = null;
    const started = Date.now();
    await expect(records().lookUp('college.edu')).rejects.toThrow(DnsLookupFailed);
    expect(Date.now() - started).toBeLessThan(8_000);
  }, 20_000);
});
