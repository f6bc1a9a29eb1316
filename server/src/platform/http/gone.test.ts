import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { ClientGone, signalOfClient } from './gone.ts';

const anExchange = () => {
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  return { raw, signal: () => signalOfClient({} as FastifyRequest, { raw } as FastifyReply) };
};

test('a client that disconnects is gone', () => {
  const { raw, signal } = anExchange();
  const gone = signal();
  expect(gone.aborted).toBe(false);
  raw.destroy();
  raw.emit('close');
  expect(gone.reason).toBeInstanceOf(ClientGone);
});

test('a client that disconnected before anybody asked is gone, too', () => {
  const { raw, signal } = anExchange();
  raw.destroy();
  expect(signal().reason).toBeInstanceOf(ClientGone);
});
