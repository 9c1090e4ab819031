import { crc32, deflateRawSync } from 'node:zlib';

/** Creates a ZIP file with these compressed entries. */
export function createZip(entries: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const plain = Buffer.from(content);
    const compressed = deflateRawSync(plain);
    const localHeader = header(0x04034b50, 30, name, plain, compressed);
    const directoryHeader = header(0x02014b50, 46, name, plain, compressed, offset);
    bodies.push(localHeader, Buffer.from(name), compressed);
    directory.push(directoryHeader, Buffer.from(name));
    offset += localHeader.length + name.length + compressed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

/** Local headers and directory entries have the same fields; in the latter they start two bytes later. */
function header(signature: number, length: number, name: string, plain: Buffer, packed: Buffer, offset = 0): Buffer {
  const bytes = Buffer.alloc(length);
  const at = length === 46 ? 2 : 0;
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(20, 4);
  bytes.writeUInt16LE(20, 4 + at);
  bytes.writeUInt16LE(8, 8 + at);
  bytes.writeUInt32LE(crc32(plain), 14 + at);
  bytes.writeUInt32LE(packed.length, 18 + at);
  bytes.writeUInt32LE(plain.length, 22 + at);
  bytes.writeUInt16LE(name.length, 26 + at);
  if (length === 46) bytes.writeUInt32LE(offset, 42);
  return bytes;
}
