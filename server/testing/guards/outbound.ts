import type { Guard } from './guard.ts';

const folder = 'server/src/platform/outbound';
const addresses = ['platform/outbound/outbound-addresses'];
const answers = ['platform/outbound/outbound.test'];
const limits = ['platform/outbound/outbound-limits'];
const lanes = ['platform/outbound/outbound-lanes'];

export const outboundGuards: readonly Guard[] = [
  {
    name: 'addresses of a name checked',
    guarantee: 'A name that a user gives leads to public addresses only, at each redirect again.',
    break: {
      file: `${folder}/send-request.ts`,
      from: 'found.filter(isAllowed)',
      to: 'found.filter(() => true)',
    },
    tests: addresses,
  },
  {
    name: 'connected address checked',
    guarantee: 'Nothing is sent to an address that is not public, whatever was looked up.',
    break: {
      file: `${folder}/request-once.ts`,
      from: "if (isAllowed(socket.remoteAddress ?? ''))",
      to: 'if (url)',
    },
    tests: addresses,
  },
  {
    name: 'checked addresses connected',
    guarantee: 'A name that changes between its check and its use leads nowhere else.',
    break: {
      file: `${folder}/request-once.ts`,
      from: 'lookup: lookupIn(addresses),',
      to: '',
    },
    tests: addresses,
  },
  {
    name: 'translated addresses judged',
    guarantee: 'An IPv6 address that stands for an IPv4 one is judged as that.',
    break: {
      file: `${folder}/rules/is-allowed-address.ts`,
      from: 'reached(parse(text))',
      to: 'parse(text)',
    },
    tests: ['outbound/rules/is-allowed-address'],
    group: 'rules',
  },
  {
    name: 'unassigned addresses refused',
    guarantee: 'Of IPv6, only what is assigned as public is requested.',
    break: {
      file: `${folder}/rules/is-allowed-address.ts`,
      from: 'address.match(globalUnicast)',
      to: 'true',
    },
    tests: ['outbound/rules/is-allowed-address'],
    group: 'rules',
  },
  {
    name: 'no redirect from https to http',
    guarantee: 'The secret of an https address is never sent without encryption.',
    break: {
      file: `${folder}/rules/read-address.ts`,
      from: "if (from.protocol === 'https:' && url.protocol === 'http:') throw bad;",
      to: '',
    },
    tests: ['outbound/rules/read-address'],
    group: 'rules',
  },
  {
    name: 'given headers stay at their origin',
    guarantee: 'What a feature sends to an address is not sent to where that redirects.',
    break: {
      file: `${folder}/outbound.ts`,
      from: 'url.origin === first.origin ? headers : {}',
      to: 'headers',
    },
    tests: answers,
  },
  {
    name: 'decoded bodies limited',
    guarantee: 'A compressed body fills no memory beyond its limit.',
    break: {
      file: `${folder}/growing-body.ts`,
      from: 'this.#bytes.maxByteLength) return false;',
      to: 'this.#bytes.maxByteLength) return true;',
    },
    tests: limits,
  },
  {
    name: 'sent bodies limited',
    guarantee: 'A body that becomes nothing when it is decoded is not read for ever.',
    break: {
      file: `${folder}/read-body.ts`,
      from: 'if (sentBytes > maxBytes) throw tooLarge;',
      to: '',
    },
    tests: limits,
  },
  {
    name: 'unread bodies closed',
    guarantee: 'No connection stays open after its request.',
    break: { file: `${folder}/send-request.ts`, from: 'response.destroy();', to: '' },
    tests: limits,
  },
  {
    name: 'certificates required',
    guarantee: 'A server proves that it is the one of the address.',
    break: {
      file: `${folder}/request-once.ts`,
      from: 'rejectUnauthorized: true,',
      to: 'rejectUnauthorized: false,',
    },
    tests: answers,
  },
  {
    name: 'lanes by host',
    guarantee: 'A slow host delays its own requests only.',
    break: {
      file: `${folder}/host-lanes.ts`,
      from: 'lane.queue.run(() => this.#all.run(work, signal), signal)',
      to: 'this.#all.run(work, signal)',
    },
    tests: lanes,
  },
];
