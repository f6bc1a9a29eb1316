/** A value of MaxMind's data section: maps, lists, text and numbers are all that a place needs. */
const encode = (value: unknown): Buffer => {
  if (typeof value === 'string')
    return Buffer.concat([header(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number' && !Number.isInteger(value))
    return Buffer.concat([header(3, 8), double(value)]);
  if (typeof value === 'number') return Buffer.concat([header(6, 4), uint32(value)]);
  if (Array.isArray(value)) return Buffer.concat([header(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value as object);
  return Buffer.concat([header(7, entries.length), ...entries.flatMap(([k, v]) => [encode(k), encode(v)])]);
};

const uint32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
};

const double = (value: number): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return buffer;
};

const header = (type: number, size: number): Buffer => {
  if (size > 28) return Buffer.from([(type << 5) | 29, size - 29]);
  return type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size]);
};

const uint24 = (value: number): Buffer => uint32(value).subarray(1);

/** A location database in MaxMind's format that knows one IPv4 network. */
export const locationFile = (network: string, bits: number, place: object): Buffer => {
  const address = network.split('.').reduce((number, part) => number * 256 + Number(part), 0);
  const dataOffset = bits + 16;
  const nodes = Array.from({ length: bits }, (_, depth) => {
    const next = depth === bits - 1 ? dataOffset : depth + 1;
    const isOne = Math.floor(address / 2 ** (31 - depth)) % 2 === 1;
    return Buffer.concat(isOne ? [uint24(bits), uint24(next)] : [uint24(next), uint24(bits)]);
  });
  const metadata = encode({
    node_count: bits,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test-City',
    languages: ['en', 'es'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    description: { en: 'test' },
  });
  const mark = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([...nodes, Buffer.alloc(16), encode(place), mark, metadata]);
};
